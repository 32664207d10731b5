import type { KeyboardEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { pressViewerKey } from './press-viewer-key.ts';

/** What a key did, pressed on a plain place of the viewer, or on something inside or over it. */
function pressed(
  key: string,
  {
    on = '',
    isOver = false,
    ctrlKey = false,
  }: Partial<Record<'on', string>> & {
    isOver?: boolean;
    ctrlKey?: boolean;
  } = {},
): readonly string[] {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const target = {
    closest: (selector: string) => (on !== '' && selector.includes(on) ? {} : null),
  };
  const event = {
    ...{ key, ctrlKey, metaKey: false, altKey: false, target },
    currentTarget: { contains: () => !isOver },
    preventDefault: note('kept'),
  };
  pressViewerKey(event as unknown as KeyboardEvent<HTMLElement>, {
    onStep: (step) => void done.push(`step ${step}`),
    onEnd: (end) => void done.push(end),
    onSwap: note('swap'),
    zoom: { zoomIn: note('in'), zoomOut: note('out'), fit: note('fit') },
    actions: [
      { letter: 'R', isDisabled: true, run: note('remake') },
      { letter: 'V', isDisabled: false, run: note('vary') },
    ],
  });
  return done;
}

describe('the keys of a picture seen large', () => {
  it('lead to other pictures, nearer, to before and after, and to what can be done', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', '+', '-', '0', ' ', 'v'];
    expect(keys.map((key) => pressed(key)[1])).toEqual([
      ...['step -1', 'step 1', 'first', 'last', 'in', 'out', 'fit', 'swap', 'vary'],
    ]);
  });

  it('do nothing that waits or that is not there', () => {
    expect([pressed('r'), pressed('a'), pressed('Tab')]).toEqual([[], [], []]);
  });

  it('work on, after the line between before and after or the choice of it was pressed', () => {
    for (const on of ['[role=slider]', '[role=radio]']) {
      expect(['+', '0', 'v'].map((key) => pressed(key, { on })[1])).toEqual(['in', 'fit', 'vary']);
    }
    expect(pressed('v', { on: 'textarea' })).toEqual([]);
  });

  it('stay with a slider, a button and what opens over it, and with the browser', () => {
    expect(pressed('ArrowLeft', { on: '[role=slider]' })).toEqual([]);
    expect(pressed(' ', { on: 'button' })).toEqual([]);
    expect(pressed('v', { isOver: true })).toEqual([]);
    expect(pressed('v', { ctrlKey: true })).toEqual([]);
  });
});
