import type { Model } from '@armoni/contract/models';
import { Download, Ellipsis, Images, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSignedInUser } from '../../../lib/session/identity.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import { RemovalDialog } from '../../../ui/overlays/removal-dialog.tsx';
import { texts } from '../texts.ts';
import { fileTexts } from './file-texts.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { TrainingPicturesDialog } from './training-pictures-dialog.tsx';
import { useDeleteStyle } from './use-delete-style.ts';
import { useExportStyle } from './use-export-style.ts';
import { useRenameStyle } from './use-rename-style.ts';

/** Rename, see the pictures it learned from, export, delete. */
export function StyleMenu({ style }: { style: Model }) {
  const userId = useSignedInUser().id;
  const { mutate: rename } = useRenameStyle(userId);
  const { mutate: remove } = useDeleteStyle(userId);
  const { mutate: save } = useExportStyle();
  const isFile = style.status === 'completed' && style.engine === 'local';
  const [open, setOpen] = useState<'rename' | 'pictures' | 'removal' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="tiny"
            className="-mr-1"
            label={texts.styles.more(style.name)}
            icon={<Ellipsis size={16} />}
          />
        }
      >
        <MenuItem icon={<Pencil size={16} aria-hidden />} onSelect={() => setOpen('rename')}>
          {texts.styles.rename}
        </MenuItem>
        {!style.is_imported && (
          <MenuItem icon={<Images size={16} aria-hidden />} onSelect={() => setOpen('pictures')}>
            {texts.styles.pictures}
          </MenuItem>
        )}
        {isFile && (
          <MenuItem icon={<Download size={16} aria-hidden />} onSelect={() => save(style)}>
            {fileTexts.export}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem
          destructive
          icon={<Trash2 size={16} aria-hidden />}
          onSelect={() => setOpen('removal')}
        >
          {texts.styles.remove}
        </MenuItem>
      </Menu>
      <RenameDialog
        open={open === 'rename'}
        name={style.name}
        onCancel={close}
        onConfirm={(name) => {
          close();
          rename({ id: style.id, name });
        }}
      />
      <TrainingPicturesDialog open={open === 'pictures'} style={style} onClose={close} />
      <RemovalDialog
        open={open === 'removal'}
        words={texts.removal}
        body={texts.removal.body(style.name)}
        onCancel={close}
        onConfirm={() => {
          close();
          remove(style.id);
        }}
      />
    </>
  );
}
