declare function nameChunks(source: string): string;
export = nameChunks;
