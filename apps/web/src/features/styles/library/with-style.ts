import type { Model, TrainerInfo } from '@armoni/contract/models';

/** The person's styles, and what a training would be now. */
export type Styles = { readonly models: readonly Model[]; readonly trainer: TrainerInfo };

/** The list with what is newer of one style in it; a style that left the list stays away. */
export function withStyle(styles: Styles, fresh: Model): Styles {
  const models = styles.models.map((style) => (style.id === fresh.id ? fresh : style));
  return { ...styles, models };
}
