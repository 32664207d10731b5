/** What a drawn face looks like, and where it is. */
export type DrawnFace = {
  /** 1 wide open, 0 shut. */
  readonly eyes: number;
  /** Of the picture's 1280 pixels: the face's middle. */
  readonly x: number;
};

/**
 * A person from the chest up as an SVG of 1280 × 720. Networks that find faces take it for one, and see
 * whether its eyes are open; nobody in particular is shown.
 */
export function drawnFace({ eyes, x }: DrawnFace): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">
<defs>
<radialGradient id="skin" cx=".45" cy=".4" r=".75"><stop offset="0" stop-color="#f0c3a2"/><stop offset=".65" stop-color="#dba27e"/><stop offset="1" stop-color="#a9714f"/></radialGradient>
<linearGradient id="wall" x2="1" y2="1"><stop stop-color="#7d95a5"/><stop offset="1" stop-color="#3d4c58"/></linearGradient>
<filter id="soft"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="fine"><feGaussianBlur stdDeviation="2"/></filter>
</defs>
<rect width="1280" height="720" fill="url(#wall)"/>
<g transform="translate(${x} 360)">${shoulders}${head}
<g filter="url(#fine)">${eye(-54, eyes)}${eye(54, eyes)}</g>${nose}${mouth}</g></svg>`;
}

const shoulders = `<path d="M-260 420Q-240 230-70 200L70 200Q240 230 260 420Z" fill="#30445f"/>
<path d="M-62 120L-70 230Q0 270 70 230L62 120Z" fill="#c48a67"/>`;
const head = `<path d="M-150-20Q-175-215 0-225 175-215 150-20L150 60-150 60Z" fill="#3a2418"/>
<ellipse cx="-132" cy="-8" rx="20" ry="38" fill="#c98f6d"/><ellipse cx="132" cy="-8" rx="20" ry="38" fill="#b97f5e"/>
<path d="M-128-60Q-128-165 0-168 128-165 128-60 132 60 92 125 50 182 0 184-50 182-92 125-132 60-128-60Z" fill="url(#skin)"/>
<path d="M-130-60Q-140-190 0-190 140-190 130-60 112-135 30-142-80-140-130-60Z" fill="#3a2418"/>`;
const nose = `<g filter="url(#soft)"><path d="M-14-40Q-26 40-30 52L30 52Q24 30 12-40Z" fill="#e9b692" opacity=".7"/>
<path d="M14-30Q34 40 30 55L12 50Z" fill="#a8704e" opacity=".8"/></g>
<g filter="url(#fine)"><ellipse cx="-13" cy="55" rx="8" ry="5" fill="#6d3d28"/><ellipse cx="13" cy="55" rx="8" ry="5" fill="#6d3d28"/>
<path d="M-30 52Q-30 66-12 62M30 52Q30 66 12 62" stroke="#8d5a3e" stroke-width="4" fill="none"/></g>`;
const mouth = `<g filter="url(#fine)"><path d="M-48 104Q-20 90 0 97 20 90 48 104 20 112 0 111-20 112-48 104Z" fill="#a5483f"/>
<path d="M-48 104Q0 116 48 104 30 136 0 136-30 136-48 104Z" fill="#c05f54"/></g>`;

/** Under this the lids touch. */
const leastOpen = 0.15;

function eye(x: number, open: number): string {
  const socket = `<ellipse cx="${x}" cy="-30" rx="46" ry="30" fill="#c98d6f" opacity=".55"/>`;
  const brow = `<path d="M${x - 46}-72Q${x}-94 ${x + 46}-70" stroke="#3b2516" stroke-width="13" fill="none" stroke-linecap="round"/>`;
  const lid = 'stroke="#3a2216" stroke-width="6" fill="none"';
  if (open < leastOpen) {
    return `${socket}<path d="M${x - 38}-24Q${x}-10 ${x + 38}-24" ${lid}/>${brow}`;
  }
  const height = 26 * open;
  const top = -28 - 1.5 * height;
  const almond = `<path d="M${x - 36}-28Q${x} ${top} ${x + 36}-28Q${x} ${-28 + 1.2 * height} ${x - 36}-28Z"`;
  return `${socket}${almond} fill="#fbf7f2"/><clipPath id="eye${x}">${almond}/></clipPath>
<g clip-path="url(#eye${x})"><circle cx="${x}" cy="-29" r="16" fill="#5b3a22"/><circle cx="${x}" cy="-29" r="8" fill="#120a06"/><circle cx="${x + 4}" cy="-34" r="3.5" fill="#fff"/></g>
<path d="M${x - 38}-28Q${x} ${top - 0.1 * height} ${x + 38}-28" ${lid}/>${brow}`;
}
