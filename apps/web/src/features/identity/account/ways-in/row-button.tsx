import type { ComponentProps } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';

/** The one text button of a row, its words in line with the row's end. */
export function RowButton(props: ComponentProps<typeof Button>) {
  return <Button variant="ghost" className="-mr-3.5 flex-none" {...props} />;
}
