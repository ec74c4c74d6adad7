import { percentile } from './browser';
import type { TimedKeys } from './key-timing';

/** Milliseconds over the keys that every box answered. */
export interface KeyFigures {
  readonly keys: number;
  /** Keys of all that changed nothing in sight of this box. */
  readonly withoutFigure: number;
  readonly p50: number;
  readonly p95: number;
}

type Speed = keyof TimedKeys;

export type BoxFigures = Readonly<Record<Speed, KeyFigures>>;

function figuresOf(box: TimedKeys, boxes: readonly TimedKeys[], speed: Speed): KeyFigures {
  const isCommon = (at: number): boolean => boxes.every((each) => typeof each[speed][at] === 'number');
  const common = box[speed].filter((time, at): time is number => time !== null && isCommon(at));
  return {
    keys: common.length,
    withoutFigure: box[speed].filter((time) => time === null).length,
    p50: percentile(common, 0.5),
    p95: percentile(common, 0.95),
  };
}

/**
 * The figures of one box beside others.
 *
 * @param boxes all boxes that were given the same keys, this one included: only keys that all of them answered count,
 * so that an easy key favours none
 */
export const compareBox = (box: TimedKeys, boxes: readonly TimedKeys[] = [box]): BoxFigures => ({
  normal: figuresOf(box, boxes, 'normal'),
  slow: figuresOf(box, boxes, 'slow'),
});
