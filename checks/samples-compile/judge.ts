import type { Fence } from '../fences';
import type { Finding } from '../finding';
import type { SampleError } from './compile';
import { type OtherVersion, remedyFor } from './remedy';

/** A sample that goes wrong in many ways tells enough with its first ones. */
export const shownErrors = 3;

/** Comments that silence the compiler, and with it this check. */
const silencer = /@ts-(?:ignore|nocheck|expect-error)\b/;

function judgeSilencers(fence: Fence): readonly Finding[] {
  return fence.runnable.split('\n').flatMap((text, index) => {
    const name = silencer.exec(text)?.[0];
    if (!name) return [];
    const message = `"${name}" silences the compiler in a sample.`;
    const remedy = 'Take it away; a sample that shows an error says so on its fence: expect-error=2345.';
    return [{ file: fence.file, line: fence.line + 1 + index, message, remedy }];
  });
}

function judgeExpected(fence: Fence, expected: string, errors: readonly SampleError[]): readonly Finding[] {
  const { file, line } = fence;
  if (errors.length === 0) {
    const message = `This sample should fail with TS${expected}, but it compiles.`;
    return [{ file, line, message, remedy: 'Take "expect-error" away, or show the call that fails.' }];
  }
  return errors
    .filter((error) => String(error.code) !== expected)
    .slice(0, shownErrors)
    .map((error) => ({
      file,
      line: line + error.line,
      message: `This sample should fail with TS${expected} alone. TS${error.code}: ${error.message}`,
      remedy: `Correct the sample, or write expect-error=${error.code}.`,
    }));
}

/** Compares the compiler's errors for a sample with what its fence promises. */
export function judgeSample(
  fence: Fence,
  version: string,
  errors: readonly SampleError[],
  others: readonly OtherVersion[],
): readonly Finding[] {
  const silencers = judgeSilencers(fence);
  if (fence.flags.expectError)
    return [...silencers, ...judgeExpected(fence, fence.flags.expectError, errors)];
  return [
    ...silencers,
    ...errors.slice(0, shownErrors).map((error) => ({
      file: fence.file,
      line: fence.line + error.line,
      message: `TS${error.code}: ${error.message}`,
      remedy: remedyFor(error, version, others),
    })),
  ];
}
