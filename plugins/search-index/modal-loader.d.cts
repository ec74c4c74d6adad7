declare function leaveOutDrawings(source: string): string;
export = leaveOutDrawings;
