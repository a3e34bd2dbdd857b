// Cameras that only turn: every picture is a part of one wide view, bent by a homography.

/** Size of a scene in pixels, and pictures a second. */
export const format = { width: 1280, height: 720, rate: 25 };

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (v) => v.map((part) => part / Math.hypot(...v));
const minus = (a, b) => a.map((part, index) => part - b[index]);

/** Right, down and forward of a camera at a place that looks at a point. */
function axes(place, target) {
  const forward = unit(minus(target, place));
  const right = unit([-forward[1], forward[0], 0]);
  const down = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  return { right, down, forward };
}

/**
 * A camera that hangs at a place and turns around one that it rests on.
 * @param {object} options metres: x along the pitch (0-105), y across (0-68, the camera's side beyond), z up
 * @param {number} options.focal focal length in pixels of the picture
 * @param {{ width: number, height: number }} options.wide size of the wide view that the camera never leaves
 */
export function createCamera({ place, rest, focal, wide }) {
  /** Projects points of the world to pixels of a view: `[x, y, pixels a metre]`. */
  const projector =
    ({ right, down, forward }, width, height) =>
    (x, y, z = 0) => {
      const away = minus([x, y, z], place);
      const depth = Math.max(dot(away, forward), 1);
      return [width / 2 + (focal * dot(away, right)) / depth, height / 2 + (focal * dot(away, down)) / depth, focal / depth];
    };
  const resting = axes(place, rest);

  return {
    wide,
    projectWide: projector(resting, wide.width, wide.height),
    /** Metres that a point lies before the camera at rest. */
    depthOf: (x, y, z = 0) => dot(minus([x, y, z], place), resting.forward),
    /** Sort key of drawing: objects nearer to the camera are drawn later. */
    nearness: (x, y) => -Math.hypot(x - place[0], y - place[1]),
    /** A view towards a point: its projection, and the map of its pixels into the wide view as nine numbers, row by row. */
    viewTowards(x, y, z = 0) {
      const turned = axes(place, [x, y, z]);
      const { width, height } = format;
      // A ray through a pixel, expressed in the axes at rest.
      const rows = [resting.right, resting.down, resting.forward].map((axis) => {
        const [a, b, c] = [dot(axis, turned.right), dot(axis, turned.down), dot(axis, turned.forward)];
        return [a / focal, b / focal, c - (a * width) / 2 / focal - (b * height) / 2 / focal];
      });
      const onPicture = (row, centre) => row.map((part, index) => focal * part + centre * rows[2][index]);
      return {
        project: projector(turned, width, height),
        map: [...onPicture(rows[0], wide.width / 2), ...onPicture(rows[1], wide.height / 2), ...rows[2]],
      };
    },
  };
}

/** On the main stand: about 46 m of the middle of the pitch fill the picture. */
export const mainCamera = createCamera({ place: [52.5, 113, 24], rest: [52.5, 34, 0], focal: 2250, wide: { width: 4400, height: 1900 } });

/** Beside a corner flag, at the height of a man on a ladder; `end` is the nearest goal line. */
export const cornerCamera = (end) =>
  createCamera({
    place: [end === 'right' ? 88 : 17, 76, 3],
    rest: [end === 'right' ? 96 : 9, 58, 1.5],
    focal: 2200,
    wide: { width: 5200, height: 1900 },
  });
