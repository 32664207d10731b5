/** The absolute address of a film with the name that the media host gives it when it is saved. */
export function filmDownloadUrl(
  film: { readonly filmUrl: string; readonly createdAt: string },
  pageUrl: string,
): string {
  const url = new URL(film.filmUrl, pageUrl);
  url.searchParams.set('download', filmFileName(film.createdAt));
  return url.href;
}

/** A file name that sorts by date: `armoni-2026-11-20-14h32.mp4`, in the person's own time. */
export function filmFileName(createdAt: string): string {
  const date = new Date(createdAt);
  if (Number.isNaN(date.getTime())) return 'armoni.mp4';
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `armoni-${day}-${two(date.getHours())}h${two(date.getMinutes())}.mp4`;
}
