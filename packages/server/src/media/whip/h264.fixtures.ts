import { patternTags } from '../packager/packager.fixtures.ts';

/** A picture as its units. */
export interface UnitPicture {
  isKey: boolean;
  units: Buffer[];
}

/** Pictures of the test pattern as their units, with the parameter sets before each key picture; 25 a second. */
export function patternPictures(): UnitPicture[] {
  const tags = patternTags().filter(({ kind }) => kind === 'video');
  const config = tags.find(({ body }) => body[1] === 0)?.body.subarray(5) ?? Buffer.alloc(8);
  const spsEnd = 8 + config.readUInt16BE(6);
  const sps = config.subarray(8, spsEnd);
  const pps = config.subarray(spsEnd + 3, spsEnd + 3 + config.readUInt16BE(spsEnd + 1));
  return tags
    .filter(({ body }) => body[1] === 1)
    .map(({ body }) => {
      const isKey = (body[0] ?? 0) >> 4 === 1;
      const units = isKey ? [sps, pps] : [];
      for (let at = 5; at + 4 <= body.length; at += 4 + body.readUInt32BE(at))
        units.push(body.subarray(at + 4, at + 4 + body.readUInt32BE(at)));
      return { isKey, units };
    });
}

/** A picture of some bytes, with the pattern's parameter sets where it is a key picture. */
export function largePicture(isKey: boolean, bytes: number): Buffer[] {
  const sets =
    patternPictures()
      .find((picture) => picture.isKey)
      ?.units.slice(0, 2) ?? [];
  return [...(isKey ? sets : []), Buffer.concat([Buffer.from([isKey ? 0x65 : 0x41, 0x88]), Buffer.alloc(bytes, 7)])];
}
