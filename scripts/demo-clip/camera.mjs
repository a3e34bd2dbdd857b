// One camera on the main stand that only turns: every picture is a part of one wide view, bent by a homography.

/** Size of the clip in pixels, pictures a second, and its length in seconds. */
export const format = { width: 1280, height: 720, rate: 25, seconds: 64 };

/** Where the camera hangs and looks at rest, in metres: x along the pitch (0-105), y across (0-68), z up. */
const place = [52.5, 113, 24];
const rest = [52.5, 34, 0];

/** Focal length in pixels of the clip: about 46 m of the middle of the pitch fill its width. */
const focal = 2250;

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (v) => v.map((part) => part / Math.hypot(...v));
const minus = (a, b) => a.map((part, index) => part - b[index]);

/** Right, down and forward of a camera that looks at a point. */
function axes(target) {
  const forward = unit(minus(target, place));
  const right = unit([-forward[1], forward[0], 0]);
  const down = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  return { right, down, forward };
}

/** Projects points of the world to pixels of a view: `[x, y, pixels a metre]`. */
function projector({ right, down, forward }, width, height) {
  return (x, y, z = 0) => {
    const away = minus([x, y, z], place);
    const depth = Math.max(dot(away, forward), 1);
    return [width / 2 + (focal * dot(away, right)) / depth, height / 2 + (focal * dot(away, down)) / depth, focal / depth];
  };
}

/** The wide view that the camera never leaves: its size and projection. */
export const panorama = { width: 4400, height: 1900 };
const resting = axes(rest);
export const projectWide = projector(resting, panorama.width, panorama.height);

/** A view towards a point of the pitch: its projection, and the map of its pixels into the wide view as nine numbers, row by row. */
export function viewTowards(x, y) {
  const turned = axes([x, y, 0]);
  const { width, height } = format;
  // A ray through a pixel, expressed in the axes at rest.
  const rows = [resting.right, resting.down, resting.forward].map((axis) => {
    const [a, b, c] = [dot(axis, turned.right), dot(axis, turned.down), dot(axis, turned.forward)];
    return [a / focal, b / focal, c - (a * width) / 2 / focal - (b * height) / 2 / focal];
  });
  const onPicture = (row, centre) => row.map((part, index) => focal * part + centre * rows[2][index]);
  return {
    project: projector(turned, width, height),
    map: [...onPicture(rows[0], panorama.width / 2), ...onPicture(rows[1], panorama.height / 2), ...rows[2]],
  };
}
