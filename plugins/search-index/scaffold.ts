/**
 * Headings that TypeDoc puts into every page. They say nothing by themselves: their text belongs to the item above.
 */
const scaffolds = new Set(
  (
    'Accessors,Call Signature,Classes,Constructors,Default Value,Deprecated,Defined in,Enumeration Members,Enumerations,Events,Example,Examples,Extended by,Extends,' +
    'Functions,Get Signature,Hierarchy,Implementation of,Implements,Indexable,Interfaces,Members,Methods,' +
    'Overrides,Parameters,Properties,Remarks,Returns,See,Set Signature,Since,Throws,Type Aliases,Type declaration,' +
    'Type Declaration,Type Parameters,Union Members,Variables'
  ).split(','),
);

/** Whether a heading is one of TypeDoc's own, and whether it says that the member above is only inherited. */
export function findScaffold(heading: string): 'scaffold' | 'inherited' | null {
  if (heading === 'Inherited from') return 'inherited';
  return scaffolds.has(heading) ? 'scaffold' : null;
}
