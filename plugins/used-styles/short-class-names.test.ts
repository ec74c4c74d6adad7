import { describe, expect, it } from 'vitest';
import { Stop } from '../repository-files/stop';
import { shortenClassNames } from './short-class-names';

describe('shortenClassNames', () => {
  const moduleOptions = {
    modules: { localIdentName: '[local]_[hash]', exportOnlyLocals: true },
    sourceMap: false,
  };
  const configuration = () => ({
    module: {
      rules: [
        { test: /\.js$/, use: [{ loader: 'js' }] },
        { test: /\.css$/, use: ['style', { loader: 'css', options: { sourceMap: false } }] },
        {
          test: /\.module\.css$/,
          use: ['style', { loader: 'css', options: structuredClone(moduleOptions) }],
        },
        '...' as const,
      ],
    },
  });

  it('leaves out the name from the source, and keeps all other options', () => {
    const config = configuration();
    const expected = configuration();
    shortenClassNames(config);
    const options = {
      ...moduleOptions,
      modules: { localIdentName: '[contenthash:base64:5]', exportOnlyLocals: true },
    };
    expected.module.rules[2] = { test: /\.module\.css$/, use: ['style', { loader: 'css', options }] };
    expect(config).toEqual(expected);
  });

  it.each([
    ['no rules', {}],
    ['no rule for CSS modules', { module: { rules: configuration().module.rules.slice(0, 2) } }],
  ])('stops if the bundler has %s', (_what, config) => {
    expect(() => {
      shortenClassNames(config);
    }).toThrow(Stop);
  });
});
