import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { AccordChip } from '../../ui/media/accord.tsx';
import { ContextMenu } from '../../ui/overlays/context-menu.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { DesignButtons } from './design-buttons.tsx';
import { Sample } from './design-sample.tsx';
import { sunset } from './design-samples.ts';

export function DesignControls() {
  return (
    <>
      <Sample title="Boutons">
        <DesignButtons />
      </Sample>
      <Sample title="Champs">
        <Fields />
      </Sample>
      <Sample title="Menus">
        <Menus />
      </Sample>
      <Sample title="Bascules et onglets">
        <Toggles />
      </Sample>
    </>
  );
}

function Fields() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label="Nom">
        <Input placeholder="Papier plié" />
      </Field>
      <Field label="Mot déclencheur" error="Le mot déclencheur est requis">
        <Input />
      </Field>
      <Field label="Mot de passe" hint="Au moins 8 caractères.">
        <PasswordField defaultValue="secret" />
      </Field>
      <Field label="Référence">
        <Input disabled placeholder="Indisponible" />
      </Field>
      <Field label="Instructions" aside={<span className="type-data text-fg3">0/500</span>}>
        <Textarea rows={3} />
      </Field>
    </div>
  );
}

function Menus() {
  const [style, setStyle] = useState<'papier' | 'littoral' | 'ecume'>('papier');
  const rows = (
    <>
      <MenuItem icon={<Pencil size={16} />} onSelect={() => undefined}>
        Edit
      </MenuItem>
      <MenuItem destructive icon={<Trash2 size={16} />} onSelect={() => undefined}>
        Delete
      </MenuItem>
    </>
  );
  return (
    <div className="grid items-center gap-5 md:grid-cols-3">
      <Select
        label="SELECT TRAINER"
        value={style}
        onValueChange={setStyle}
        options={[
          { value: 'papier', label: 'Papier plié', chip: <AccordChip stripes={sunset} /> },
          { value: 'ecume', label: 'Écume', chip: <AccordChip stripes={sunset.slice(2)} /> },
          { value: 'littoral', label: 'Littoral (training)', chip: <AccordChip />, disabled: true },
        ]}
      />
      <Menu trigger={<Button>Menu</Button>}>{rows}</Menu>
      <ContextMenu target={<div className="rounded-md border border-line2 p-4">Clic droit</div>}>
        {rows}
      </ContextMenu>
    </div>
  );
}

function Toggles() {
  const [ratio, setRatio] = useState<'16:9' | '9:16' | '1:1'>('16:9');
  const [tab, setTab] = useState<'images' | 'plans'>('images');
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <Segments
        label="Format"
        value={ratio}
        onValueChange={setRatio}
        segments={[
          { value: '16:9', label: '16:9' },
          { value: '9:16', label: '9:16' },
          { value: '1:1', label: '1:1' },
        ]}
      />
      <Segments
        label="Format indisponible"
        disabled
        value={ratio}
        onValueChange={setRatio}
        segments={[
          { value: '16:9', label: '16:9' },
          { value: '9:16', label: '9:16' },
        ]}
      />
      <Tabs
        label="Panneau"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'images', label: 'Images', content: 'Vos images' },
          { value: 'plans', label: 'Plans', content: 'Vos plans' },
        ]}
      />
      <div className="flex items-center gap-4">
        <Switch label="Garder le son" checked={isOn} onCheckedChange={setIsOn} />
        <Checkbox label="Tout choisir" checked={isOn} onCheckedChange={setIsOn} />
        <Switch label="Garder le son" checked={!isOn} onCheckedChange={() => setIsOn(!isOn)} />
        <Checkbox label="Ne rien choisir" checked={!isOn} onCheckedChange={() => setIsOn(!isOn)} />
        <Tag>Prêt</Tag>
        <Tag running>En entraînement</Tag>
      </div>
    </>
  );
}
