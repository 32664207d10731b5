import type { Act, StyleChoice } from './act.ts';
import { fold } from './fold.ts';
import type { Talk } from './talk.ts';

/** The style that was trained in this talk, once it is ready, where none is picked. */
export function spokenStyle({ spokenStyle: said, styles, pickedStyle }: Talk): StyleChoice | null {
  if (said === null || pickedStyle !== null) return null;
  return styles.find(({ name }) => fold(name) === fold(said)) ?? null;
}

/** « dessine un chat avec », « dans mon style »: with the one that was just trained. */
export function withSpokenStyle(act: Act | null, talk: Talk): Act | null {
  if (act?.do !== 'make' && act?.do !== 'edit') return act;
  const style = spokenStyle(talk);
  if (act.style?.is === 'picked') return style ? { ...act, style: { is: 'known', style } } : act;
  if (act.do === 'edit' || act.style !== null || !leftOpen.test(act.subject)) return act;
  const subject = act.subject.replace(leftOpen, '');
  if (style) return { ...act, subject, style: { is: 'known', style } };
  if (talk.pickedStyle) return { ...act, subject, style: { is: 'picked' } };
  const said = talk.spokenStyle;
  return { ...act, subject, style: said === null ? null : { is: 'unknown', said } };
}

const leftOpen = /,? (?:avec|with)(?: (?:ça|ca|lui|it|this|that))?$/iu;
