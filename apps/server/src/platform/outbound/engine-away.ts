/** A service that does the work of a job cannot be reached now; what the job was given is not at fault. */
export class EngineAway extends Error {
  override readonly name = 'EngineAway';
}
