/** Why a call had no answer: the system's code, or what the error is called. */
export function failureName(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
