import { Clapperboard, Ellipsis, Layers } from 'lucide-react';
import { type HandOverTarget, handOver } from '../../../lib/session/sent-pictures.ts';
import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { texts } from '../texts.ts';

type SendElsewhereProps = { image: { readonly url: string; readonly name: string } };

/** Carries a picture to the page that learns from it or puts it into a film. */
export function SendElsewhere({ image }: SendElsewhereProps) {
  const { go } = useNavigation();
  const carry = (target: HandOverTarget) => {
    handOver(target, image);
    go(`/${target}`);
  };
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={texts.images.send}
          title={texts.images.send}
          icon={<Ellipsis size={16} />}
          className="max-md:size-11 pointer-coarse:size-11"
        />
      }
    >
      <MenuItem icon={<Layers size={16} />} onSelect={() => carry('trainer')}>
        {texts.images.toTrainer}
      </MenuItem>
      <MenuItem icon={<Clapperboard size={16} />} onSelect={() => carry('editor')}>
        {texts.images.toEditor}
      </MenuItem>
    </Menu>
  );
}
