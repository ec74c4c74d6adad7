/** A file in a room of pages. */
export interface RoomFile {
  /** From the repository's root, with forward slashes. */
  readonly file: string;
  /** The folder that the build makes pages of. */
  readonly room: string;
}
