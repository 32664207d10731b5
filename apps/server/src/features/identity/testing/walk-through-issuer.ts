import { postJson } from '../../../testing.ts';

type Answer = { readonly response: Response; readonly url: URL };

export type Walker = {
  /** Presses the button of the studio; the address of the issuer. */
  begin(): Promise<URL>;
  /** Signs in at the issuer and agrees; where the studio's way back leads to. */
  goOn(address: URL, login: string): Promise<URL>;
  /** Both. */
  signIn(login: string): Promise<URL>;
  /** What the studio has set in this browser. */
  cookie(): string;
};

/** A browser without pages: cookies of each host, redirects, the issuer's two forms. */
export function openWalker(studioUrl: string): Walker {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = ({ host }: URL) => {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const cookieFor = (url: URL) => [...jarOf(url)].map((pair) => pair.join('=')).join('; ');
  const remember = (url: URL, response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '' || /max-age=0(;|$)/i.test(cookie)) jarOf(url).delete(name);
      else jarOf(url).set(name, value);
    }
  };

  async function call(url: URL, form?: Record<string, string>): Promise<Answer> {
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      headers: { cookie: cookieFor(url) },
      redirect: 'manual',
    });
    remember(url, response);
    return { response, url };
  }

  /** On to a page, or to where no redirect leads further. */
  async function follow({ response, url }: Answer): Promise<Answer> {
    const location = response.headers.get('location');
    if (!location) return { response, url };
    const next = new URL(location, url);
    // The studio's page: what it says stands in its address.
    if (next.pathname === '/sign-in') return { response, url: next };
    return follow(await call(next));
  }

  const walker: Walker = {
    async begin() {
      const url = new URL('/api/auth/sign-in/social', studioUrl);
      const response = await postJson(url.href, {}, { cookie: cookieFor(url) });
      remember(url, response);
      const { url: address } = (await response.json()) as { url: string };
      return new URL(address);
    },
    async goOn(address, login) {
      let at = await follow(await call(address));
      while (at.url.pathname.startsWith('/interaction/')) {
        const page = await at.response.text();
        const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
        at = await follow(await call(at.url, { prompt, login, password: 'any' }));
      }
      return at.url;
    },
    async signIn(login) {
      return walker.goOn(await walker.begin(), login);
    },
    cookie: () => cookieFor(new URL(studioUrl)),
  };
  return walker;
}
