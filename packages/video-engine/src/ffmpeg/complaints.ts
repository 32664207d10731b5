/**
 * What decoders say of data that they cannot read, in H.264, HEVC, VP8, VP9, AV1 and MPEG-4. What
 * they say of references that a seek left behind is not among it.
 */
const complaints =
  /error while decoding|concealing|invalid nal|error splitting|no frame!|corrupt|overread|bytestream|damaged at|invalid data found|header damaged|cabac/i;

/** Whether ffmpeg's log says that pictures were made up where the file holds none. */
export function isDecoderComplaint(log: string): boolean {
  return complaints.test(log);
}
