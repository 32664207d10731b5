import type { GalleryVideo } from '@armoni/contract/gallery';
import type { BodyOf } from '@armoni/contract/route';
import {
  changeShare,
  embedCode,
  revokeShare,
  type Share,
  shareVideo,
} from '@armoni/contract/shares';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Code, Link } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { formatDate } from '../../../lib/format/format.ts';
import { call } from '../../../lib/http/api.ts';
import { barShotsOf } from '../../../lib/media/film-timing.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FilmAccord } from '../../../ui/film/film-accord.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { texts } from '../texts.ts';

const words = texts.share;

type ShareDialogProps = { film: GalleryVideo; open: boolean; onClose: () => void };

/** The address of a shared film, what it shows, for how long, and the way to take it back. */
export function ShareDialog({ film, open, onClose }: ShareDialogProps) {
  const { share, hasFailed, change, revoke } = useShare(film.id, open, onClose);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={words.title(film.title)}
      description={hasFailed ? words.failed : words.lead}
    >
      {share ? (
        <>
          <SharedPicture film={film} />
          <ShareSettings share={share} film={film} onChange={change} onRevoke={revoke} />
        </>
      ) : (
        !hasFailed && <Skeleton aspectRatio={2} />
      )}
    </Dialog>
  );
}

/** What is shown of the film before anybody plays it. */
function SharedPicture({ film }: { film: GalleryVideo }) {
  if (film.poster_url === null) return null;
  return (
    <div aria-hidden className="mb-4">
      <img
        src={film.poster_url}
        alt=""
        className="h-36 w-full rounded-t-sm bg-stage object-contain max-sm:h-28"
      />
      <FilmAccord
        shots={barShotsOf(film.shots)}
        durationSeconds={film.duration_seconds}
        className="mt-0.5 h-2"
      />
    </div>
  );
}

type Change = BodyOf<typeof changeShare>;

function useShare(id: string, isOpen: boolean, onRevoked: () => void) {
  const client = useQueryClient();
  const queryKey = ['gallery', 'share', id];
  const params = { id };
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(shareVideo, { params, signal }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const onError = () => toast.error(texts.errors.change);
  const { mutate: change } = useMutation({
    mutationFn: (body: Change) => call(changeShare, { params, body }),
    onSuccess: (share) => client.setQueryData(queryKey, share),
    onError,
  });
  const { mutate: revoke } = useMutation({
    mutationFn: () => call(revokeShare, { params }),
    onSuccess: () => {
      client.removeQueries({ queryKey });
      toast.success(words.revoked);
      onRevoked();
    },
    onError,
  });
  return { share: data, hasFailed: isError, change, revoke: () => revoke() };
}

type ShareSettingsProps = {
  share: Share;
  film: GalleryVideo;
  onChange: (change: Change) => void;
  onRevoke: () => void;
};

function ShareSettings({ share, film, onChange, onRevoke }: ShareSettingsProps) {
  const [isAsking, setAsking] = useState(false);
  const copy = async (text: string, done: string) => {
    if (await copyText(text)) toast.success(done);
    else toast.error(texts.dialog.linkNotCopied);
  };
  const row = (
    label: string,
    name: `shows_${'name' | 'date' | 'origin' | 'music'}` | 'follows_versions' | 'allows_download',
  ) => (
    <div className="flex min-h-11 items-center justify-between gap-4 border-t border-line">
      <span>{label}</span>
      <Switch
        label={label}
        checked={share[name]}
        onCheckedChange={(on) => onChange({ [name]: on })}
      />
    </div>
  );
  return (
    <div className="flex flex-col">
      <div className="mb-4 flex gap-2">
        <Input
          readOnly
          aria-label={words.address}
          value={share.url}
          onFocus={({ target }) => target.select()}
          className="min-w-0 flex-1"
        />
        <Button
          variant="paper"
          size="form"
          onClick={() => void copy(share.url, texts.dialog.linkCopied)}
        >
          <Link size={16} aria-hidden />
          {texts.dialog.copyLink}
        </Button>
      </div>
      <div className="flex min-h-13 items-center justify-between gap-4 border-t border-line">
        <span>{words.expires}</span>
        <div className="w-44">
          <Select
            label={words.expires}
            options={words.periods}
            value={share.expires_at === null ? 'never' : null}
            placeholder={
              share.expires_at === null ? undefined : words.until(formatDate(share.expires_at))
            }
            onValueChange={(days) =>
              onChange({ expires_in_days: days === 'never' ? null : Number(days) })
            }
          />
        </div>
      </div>
      {row(words.versions, 'follows_versions')}
      {row(words.name, 'shows_name')}
      {row(words.date, 'shows_date')}
      {row(words.origin, 'shows_origin')}
      {share.music !== null && row(words.music(share.music), 'shows_music')}
      {row(words.download, 'allows_download')}
      <p className="text-[13px] text-fg3">{words.downloadNote}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        {isAsking ? (
          <>
            <p className="w-full text-[13px] text-fg2">{words.revokeQuestion}</p>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {texts.removal.cancel}
            </Button>
            <Button variant="danger" onClick={onRevoke}>
              {words.revoke}
            </Button>
          </>
        ) : (
          <>
            <Button variant="ghost" className="-ml-3" onClick={() => setAsking(true)}>
              <span className="text-danger">{words.revoke}</span>
            </Button>
            <Button onClick={() => void copy(embedCode(share.embed_url, film), words.embedCopied)}>
              <Code size={16} aria-hidden />
              {words.embed}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
