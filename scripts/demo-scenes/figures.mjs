import { seeded } from './seed.mjs';

/** Shirts that teams wear, with what goes with them. */
export const shirts = {
  red: { shirt: '#d0342c', shade: '#ab2620', shorts: '#f3f5f7', socks: '#d0342c' },
  blue: { shirt: '#2f62c9', shade: '#2450a8', shorts: '#f3f5f7', socks: '#2f62c9' },
  white: { shirt: '#f2f4f5', shade: '#ccd3d8', shorts: '#f2f4f5', socks: '#f2f4f5' },
  yellow: { shirt: '#f2c531', shade: '#cfa41f', shorts: '#1d2329', socks: '#f2c531' },
  dark: { shirt: '#262c38', shade: '#191e27', shorts: '#262c38', socks: '#262c38' },
};

/** Returns the kits of everybody on the pitch when these two teams meet. */
export const kitsOf = (home, away) => ({
  home: shirts[home],
  away: shirts[away],
  homeKeeper: { shirt: '#f0662f', shade: '#cd5122', shorts: '#f0662f', socks: '#f0662f' },
  awayKeeper: { shirt: '#b06fd0', shade: '#8c52aa', shorts: '#2b2333', socks: '#b06fd0' },
  referee: { shirt: '#4fd0e0', shade: '#35a9b8', shorts: '#16191d', socks: '#16191d' },
});

const skins = ['#e8bc96', '#c88f64', '#8d5b3c', '#5f3c28', '#f0cdb1'];
const hairs = ['#201915', '#3a2a1f', '#15171a', '#6b4a2d'];
const n = (value) => value.toFixed(2);

/** Looks of a person, the same in every picture. */
export function looks(seed) {
  const random = seeded(seed * 7919 + 11);
  for (let index = 0; index < 6; index += 1) random();
  return {
    skin: skins[Math.floor(random() * skins.length)],
    hair: hairs[Math.floor(random() * hairs.length)],
    height: 0.97 + random() * 0.09,
  };
}

/** Hip, knee and foot of a leg in its swing (radians), in metres; `reach` is how far it strides. */
function leg(side, swing, reach) {
  const hip = [side * 0.09, -0.86];
  const thigh = Math.sin(swing) * reach;
  const lift = Math.max(0, Math.cos(swing)) * reach;
  const knee = [hip[0] + Math.sin(thigh) * 0.43, hip[1] + Math.cos(thigh) * 0.43];
  const shin = thigh - lift * 1.5;
  return { hip, knee, foot: [knee[0] + Math.sin(shin) * 0.43, Math.min(knee[1] + Math.cos(shin) * 0.43, -0.02)] };
}

/**
 * Draws a person who stands or runs, feet at `x`, `y` of the picture; `speed` in metres a second, `stride` in radians, `across` from -1
 * to 1 is the share of the movement along the picture. `cheer` from 0 to 1 lifts the arms, `hop` is the height (m) above the ground,
 * `dive` from -1 to 1 tilts the body towards lying.
 */
export function person({ x, y, scale, colours, look, speed, stride, across, cheer = 0, hop = 0, dive = 0 }) {
  const effort = Math.min(1, speed / 6.5);
  const side = 0.45 + 0.55 * Math.abs(across);
  const reach = (0.1 + 0.85 * effort) * side;
  const lean = 0.13 * effort * Math.abs(across);
  const bob = -0.035 * effort * Math.abs(Math.sin(stride));
  const [front, back] = [leg(1, stride, reach), leg(-1, stride + Math.PI, reach)];
  const draw = ({ hip, knee, foot }) =>
    `<path d="M${n(hip[0])} ${n(hip[1])}L${n(knee[0])} ${n(knee[1])}" stroke="${look.skin}" stroke-width=".18"/><path d="M${n(knee[0])} ${n(knee[1])}L${n(foot[0])} ${n(foot[1])}" stroke="${colours.socks}" stroke-width=".14"/><path d="M${n(foot[0])} ${n(foot[1])}l.13 .01" stroke="#14171a" stroke-width=".1"/>`;
  const arm = (sign, swing) => {
    const down = Math.sin(swing) * reach * 1.1;
    const angle = down + (sign * 2.5 - down) * cheer;
    const elbow = [sign * 0.24 + Math.sin(angle) * 0.27 + lean, -1.44 + Math.cos(angle) * 0.27];
    const hand = [
      elbow[0] + Math.sin(angle + 0.9 * effort * (1 - cheer)) * 0.24,
      elbow[1] + Math.cos(angle + 0.9 * effort * (1 - cheer)) * 0.24,
    ];
    return `<path d="M${n(sign * 0.2 + lean)} -1.47L${n(elbow[0])} ${n(elbow[1])}" stroke="${colours.shade}" stroke-width=".15"/><path d="M${n(elbow[0])} ${n(elbow[1])}L${n(hand[0])} ${n(hand[1])}" stroke="${look.skin}" stroke-width=".1"/>`;
  };
  const turn = across < 0 && dive === 0 ? -1 : 1;
  const body = `${arm(-1, stride)}${draw(back)}${draw(front)}<path d="M-.22 -1.02H.22L.26 -.68L.02 -.74L-.26 -.68z" fill="${colours.shorts}"/><path d="M${n(-0.25 + lean)} -1.55Q${n(lean)} -1.63 ${n(0.25 + lean)} -1.55L.2 -.95H-.2z" fill="${colours.shirt}"/><path d="M${n(0.07 + lean)} -1.59L${n(0.25 + lean)} -1.55L.2 -.95H.07z" fill="${colours.shade}"/>${arm(1, stride + Math.PI)}<circle cx="${n(lean * 1.4)}" cy="-1.73" r=".135" fill="${look.skin}"/><path d="M${n(lean * 1.4 - 0.14)} -1.72a.14 .15 0 0 1 .28 -.02q-.14 -.1 -.28 .02z" fill="${look.hair}"/>`;
  return `<g transform="translate(${n(x)} ${n(y)})"><ellipse cx="${n(scale * 0.34)}" cy="0" rx="${n(scale * 0.62)}" ry="${n(scale * 0.13)}" fill="#08210f" opacity=".4"/><g transform="scale(${n(scale * turn * look.height)} ${n(scale * look.height)}) translate(0 ${n(bob - hop)}) rotate(${n(dive * 78 * turn)})" stroke-linecap="round" stroke-linejoin="round" fill="none">${body}</g></g>`;
}

/** The ball at a height `z` above its shadow; positions are pixels. */
export function ball({ x, y, shadow, scale, colour = '#fbfcfa' }) {
  const radius = Math.max(scale * 0.15, 2.6);
  return `<ellipse cx="${n(shadow[0] + scale * 0.1)}" cy="${n(shadow[1])}" rx="${n(radius * 1.15)}" ry="${n(radius * 0.4)}" fill="#08210f" opacity=".45"/><circle cx="${n(x)}" cy="${n(y - radius)}" r="${n(radius)}" fill="${colour}"/><path d="M${n(x - radius * 0.6)} ${n(y - radius * 0.7)}a${n(radius)} ${n(radius)} 0 0 0 ${n(radius * 1.3)} ${n(radius * 0.1)}" stroke="#20262b" stroke-opacity=".5" stroke-width="${n(radius * 0.35)}" fill="none"/>`;
}
