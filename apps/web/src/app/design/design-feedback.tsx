import { Film } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { Sample } from './design-sample.tsx';

export function DesignFeedback() {
  return (
    <>
      <Sample title="Dialogue, panneau et toasts">
        <Overlays />
      </Sample>
      <Sample title="Progression">
        <Progress label="Envoi" percent={0} />
        <Progress label="Envoi" percent={62} />
        <Progress label="Envoi" percent={100} />
        <Progress label="Envoi" percent={38} bare />
        <Progress label="Montage" percent={null} />
        <Progress label="Montage" percent={null} detail="Traitement en cours... (42s)" />
      </Sample>
      <Sample title="Squelette et état vide">
        <div className="grid gap-5 md:grid-cols-2">
          <Skeleton aspectRatio={16 / 9} />
          <EmptyState
            icon={<Film size={20} strokeWidth={1.5} />}
            title="Aucune vidéo pour le moment"
            action={<Button size="small">Ouvrir Edytor</Button>}
          >
            Montez un premier film à partir de vos clips.
          </EmptyState>
        </div>
      </Sample>
    </>
  );
}

function Overlays() {
  const [isAsking, setIsAsking] = useState(false);
  const [isOut, setIsOut] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setIsAsking(true)}>Dialogue</Button>
      <Button onClick={() => setIsOut(true)}>Panneau</Button>
      <Button
        onClick={() => toast.success('Votre vidéo est prête et disponible dans la Galerie !')}
      >
        Réussite
      </Button>
      <Button onClick={() => toast.error('"notes.pdf" n\'est pas un fichier vidéo valide')}>
        Erreur
      </Button>
      <Button onClick={() => toast.info('Connexion retrouvée')}>Information</Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Ajouter cette image ?"
        description="padar-vue-du-ciel.jpg"
        actions={
          <>
            <Button variant="ghost" onClick={() => setIsAsking(false)}>
              Annuler
            </Button>
            <Button variant="paper" onClick={() => setIsAsking(false)}>
              Confirmer
            </Button>
          </>
        }
      />
      <Sheet open={isOut} onOpenChange={setIsOut} title="Panneau">
        <p className="p-5">Contenu</p>
      </Sheet>
    </div>
  );
}
