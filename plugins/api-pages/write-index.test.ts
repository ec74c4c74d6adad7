import { expect, it } from 'vitest';
import { typeOnly } from './kinds';
import type { ApiItem, ApiSignature } from './model';
import { writeIndex } from './write-index';

const signature: ApiSignature = {
  code: '',
  doc: {
    summary: '',
    remarks: [],
    returns: undefined,
    throws: [],
    examples: [],
    see: [],
    defaultValue: undefined,
  },
  typeParameters: [],
  parameters: [],
};

const itemOf = (name: string, kind: string, group: ApiItem['group']): ApiItem => ({
  name,
  kind,
  group,
  category: 'Core',
  file: 'api/next/index.d.ts',
  description: '',
  version: 'Next',
  docs: 'docs/next',
  elsewhere: [],
  signatures: [signature],
  limits: [],
  extendedBy: [],
  sections: [],
  inherited: [],
  helpers: [],
});

it('puts a class or an enum without a value among the types, not before all that can be called', () => {
  const items = [
    itemOf('Options', 'interface', 'interfaces'),
    itemOf('Direction', typeOnly('enum'), 'enumerations'),
    itemOf('Failure', typeOnly('class'), 'interfaces'),
    itemOf('count', 'function', 'functions'),
    itemOf('Crate', 'class', 'classes'),
  ];
  const index = writeIndex(items, { version: 'Next', editUrl: '', folder: 'api/next', intro: undefined });
  expect(index.match(/^\[\w+\]/gm)).toEqual(['[Crate]', '[count]', '[Failure]', '[Direction]', '[Options]']);
});
