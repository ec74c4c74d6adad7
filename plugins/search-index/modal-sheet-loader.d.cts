declare function adaptSheet(sheet: string): string;
export = adaptSheet;
