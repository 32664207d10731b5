import { Clapperboard, Ellipsis, Layers } from 'lucide-react';
import { type PictureTarget, sendPicture } from '../../../lib/session/sent-pictures.ts';
import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { texts } from '../texts.ts';

type SendElsewhereProps = { picture: { readonly url: string; readonly name: string } };

/** Carries a picture to the page that learns from it or puts it into a film. */
export function SendElsewhere({ picture }: SendElsewhereProps) {
  const { go } = useNavigation();
  const carry = (target: PictureTarget) => {
    sendPicture(target, picture);
    go(`/${target}`);
  };
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={texts.pictures.send}
          title={texts.pictures.send}
          icon={<Ellipsis size={16} />}
          className="max-md:size-11 pointer-coarse:size-11"
        />
      }
    >
      <MenuItem icon={<Layers size={16} />} onSelect={() => carry('trainer')}>
        {texts.pictures.toTrainer}
      </MenuItem>
      <MenuItem icon={<Clapperboard size={16} />} onSelect={() => carry('editor')}>
        {texts.pictures.toEditor}
      </MenuItem>
    </Menu>
  );
}
