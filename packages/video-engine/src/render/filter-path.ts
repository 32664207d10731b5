/**
 * A path as the value of a filter option. ffmpeg unescapes twice: once for the graph, once for
 * the option. Source: ffmpeg-filters, "Notes on filtergraph escaping".
 */
export function filterPath(path: string): string {
  return path.replace(/[\\':]/g, '\\$&').replace(/[\\'[\],;]/g, '\\$&');
}
