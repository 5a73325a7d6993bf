import * as z from 'zod/mini';
import type { PartyVault } from '../ports';
import { bodySchemas, headerSchema, type Position } from '../wire/documents';
import type { Received } from '../wire/receive';
import type { Place } from '../wire/topics';

/** The last accepted document of every place. It outlives a reload, so that nothing older is accepted afterwards. */
export type Heard = Readonly<{
  /** Reads what had been heard from these places before. */
  load: (places: readonly Place[]) => Promise<void>;
  get: <S extends Place['stream']>(stream: S, member?: string) => Extract<Received, { stream: S }> | null;
  positionOf: (place: Place) => Position | null;
  keep: (document: Received) => void;
  forget: (place: Place) => void;
  /** Forgets everything. */
  clear: () => Promise<void>;
}>;

const rowSchema = z.strictObject({ header: headerSchema, body: z.unknown() });

/** What each member publishes for others. */
export const placesOf = (members: readonly Readonly<{ id: string }>[]): readonly Place[] =>
  members.flatMap(({ id }): readonly Place[] => [
    { stream: 'card', member: id },
    { stream: 'here', member: id },
  ]);

/** What has been heard in a party; `owner` tells the parties of a device apart. */
export function openHeard(vault: PartyVault, owner: string): Heard {
  const documents = new Map<string, Received>();
  const nameOf = ({ stream, member }: Readonly<{ stream: string; member: string }>) => `${stream}/${member}`;
  const keyOfName = (name: string) => `heard/${owner}/${name}`;
  const keyOf = (place: Place) => keyOfName(nameOf(place));

  const loadOne = async (place: Place): Promise<void> => {
    const document = documentFrom(place, await vault.get(keyOf(place)));
    if (document) documents.set(nameOf(place), document);
  };

  return {
    load: async (places) => {
      await Promise.all(places.map(loadOne));
    },
    get: (stream, member = '') => {
      type Wanted = Extract<Received, { stream: typeof stream }>;
      return (documents.get(nameOf({ stream, member })) as Wanted | undefined) ?? null;
    },
    positionOf: (place) => documents.get(nameOf(place))?.header ?? null,
    keep: (document) => {
      documents.set(nameOf(document), document);
      const { header, body } = document;
      // If it can't be written, the worst is that the same document is accepted once more after a reload.
      vault.put(keyOf(document as Place), { header, body }).catch(() => undefined);
    },
    forget: (place) => {
      documents.delete(nameOf(place));
      vault.remove(keyOf(place)).catch(() => undefined);
    },
    clear: async () => {
      const names = [...documents.keys()];
      documents.clear();
      await Promise.all(names.map((name) => vault.remove(keyOfName(name))));
    },
  };
}

function documentFrom(place: Place, row: unknown): Received | null {
  const read = rowSchema.safeParse(row);
  const body = read.success ? bodySchemas[place.stream].safeParse(read.data.body) : read;
  return read.success && body.success ? ({ ...place, header: read.data.header, body: body.data } as Received) : null;
}
