/** What stands with somebody at work: lines of a colour and a shape in a figure's units, behind him or before his hands. */
export type Station = { readonly behind?: string; readonly body?: string; readonly hands?: string };
