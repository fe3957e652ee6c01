// Boards and missions of the house pack, to begin with a copy of one. They come when they are wanted.

const FILES = import.meta.glob<string>('../../content/house/{boards,missions}/*.yaml', { query: '?raw', import: 'default' });

type Folder = 'boards' | 'missions';

const pathOf = (folder: Folder, id: string): string | undefined => Object.keys(FILES).find((path) => path.endsWith(`/${folder}/${id}.yaml`));

/** The ids of everything in a folder. */
export function idsIn(folder: Folder): string[] {
  return Object.keys(FILES).flatMap((path) => new RegExp(`/${folder}/([a-z0-9-]+)\\.yaml$`).exec(path)?.[1] ?? []).toSorted();
}

/** A copy under an id of its own, without what the house says about the file. */
export function renamed(text: string, id: string): string {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => !line.startsWith('#'));
  return lines.slice(head).join('\n').replace(/^id: .*$/m, `id: ${id}`);
}

export async function copyOf(folder: Folder, id: string, as: string): Promise<string | undefined> {
  const path = pathOf(folder, id);
  return path && renamed(await FILES[path]!(), as);
}
