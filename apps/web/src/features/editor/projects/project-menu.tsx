import { ChevronDown, FolderPlus, Trash2 } from 'lucide-react';
import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import { texts } from '../texts.ts';
import type { Projects } from './projects.ts';

const labels = texts.projects;
/** Of the others; older ones come up as these are removed. */
const mostShown = 8;

/** Which project is open, and the way to the others. */
export function ProjectMenu({ projects }: { projects: Projects }) {
  const list = useStore(projects.list);
  const id = useStore(projects.id);
  const name = list.find((one) => one.id === id)?.name ?? (id ? labels.begun : labels.new);
  const others = list.filter((one) => one.id !== id).slice(0, mostShown);
  return (
    <div lang="fr">
      <Menu
        align="start"
        trigger={
          <Button variant="ghost" aria-label={labels.change(name)} className="-ml-3 max-w-full">
            <span className="type-h3 truncate">{name}</span>
            <ChevronDown size={16} aria-hidden className="flex-none text-fg3" />
          </Button>
        }
      >
        {others.map((one) => (
          <MenuItem key={one.id} onSelect={() => void projects.open(one.id)}>
            <span className="max-w-72 truncate">{labels.of(one.name, one.clips)}</span>
          </MenuItem>
        ))}
        {others.length > 0 && <MenuSeparator />}
        <MenuItem icon={<FolderPlus size={16} />} onSelect={() => void projects.begin()}>
          {labels.new}
        </MenuItem>
        {id && (
          <MenuItem icon={<Trash2 size={16} />} destructive onSelect={() => void projects.remove()}>
            {labels.remove}
          </MenuItem>
        )}
      </Menu>
    </div>
  );
}
