import type { SessionEnd } from '../../../lib/session/identity.ts';

/** What a tab tells the others of this browser about the session that they share. */
export type TabNews =
  | { readonly type: 'signed-in' }
  | { readonly type: 'ended'; readonly userId: string; readonly by: SessionEnd };

export type OtherTabs = {
  readonly tell: (news: TabNews) => void;
  /** Until the signal. Whatever is said while the page is put away for « back » is missed. */
  readonly listen: (onNews: (news: TabNews) => void, signal: AbortSignal) => void;
};

const channelName = 'armoni:session';

/** Nothing is opened before it is used: pages are also drawn where there are no tabs. */
export function makeOtherTabs(
  open: () => BroadcastChannel = () => new BroadcastChannel(channelName),
): OtherTabs {
  let listening: BroadcastChannel | null = null;
  return {
    tell(news) {
      // A channel never hears itself; another one of the same page would.
      const channel = listening ?? open();
      channel.postMessage(news);
      if (channel !== listening) channel.close();
    },
    listen(onNews, signal) {
      const begin = () => {
        listening ??= open();
        listening.onmessage = ({ data }: MessageEvent<TabNews>) => onNews(data);
      };
      const end = () => {
        listening?.close();
        listening = null;
      };
      begin();
      // An open channel would keep the browser from putting the page away whole.
      window.addEventListener('pagehide', end, { signal });
      window.addEventListener('pageshow', begin, { signal });
      signal.addEventListener('abort', end);
    },
  };
}
