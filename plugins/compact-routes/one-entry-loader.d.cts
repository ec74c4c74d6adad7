declare function compareWithHistory(source: string): string;
export = compareWithHistory;
