import type { Invitation, Person } from '@armoni/contract/administration';
import { formatDate, formatSize } from '../../../lib/format/format.ts';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { sinceWords } from '../since.ts';
import { Cell, Row, Table } from '../table.tsx';
import { texts } from '../texts.ts';
import { Initials } from './initials.tsx';
import { InvitationMenu } from './invitation-menu.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SpaceMeter } from './space-meter.tsx';

const words = texts.people;
const layout = 'md:grid-cols-[minmax(0,1fr)_88px_minmax(200px,1fr)_104px_36px]';
const columns = [words.columns.name, words.columns.role, words.columns.storage, words.columns.seen];

type PeopleTableProps = { people: readonly Person[]; invitations: readonly Invitation[] };

/** Everybody with what they keep; whoever is invited stands below them. */
export function PeopleTable({ people, invitations }: PeopleTableProps) {
  return (
    <Table label={words.title} columns={columns} layout={layout}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </Table>
  );
}

function PersonRow({ person }: { person: Person }) {
  const { name, email, administers, suspended_at, used_bytes, quota_bytes, seen_at } = person;
  const isOut = suspended_at !== null;
  return (
    <Row layout={layout}>
      <Cell className="flex items-center gap-3 max-md:flex-1">
        <Initials name={name ?? email ?? ''} />
        <span
          className={`flex min-w-0 flex-col md:flex-row md:items-baseline md:gap-3 ${isOut ? 'text-fg3' : ''}`}
        >
          <span className="truncate">{name ?? email ?? words.unnamed}</span>
          {name !== null && email !== null && (
            <span className="truncate text-[13px] text-fg3">{email}</span>
          )}
        </span>
      </Cell>
      <Cell className="empty:hidden md:empty:block">
        {isOut ? <Tag>{words.suspended}</Tag> : administers && <Tag>{words.administers}</Tag>}
      </Cell>
      <Cell className="flex items-center gap-3 max-md:order-last max-md:w-full max-md:pl-10">
        <SpaceMeter used={used_bytes} quota={quota_bytes} />
        <span className="type-data w-30 flex-none whitespace-nowrap text-fg2 max-md:text-right">
          {words.of(formatSize(used_bytes), formatSize(quota_bytes))}
        </span>
      </Cell>
      <Cell className="type-data text-fg3 max-md:hidden">
        {seen_at === null ? words.never : sinceWords(seen_at)}
      </Cell>
      <Cell className="text-right">
        <PersonMenu person={person} />
      </Cell>
    </Row>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { email, expires_at } = invitation;
  return (
    <Row layout={layout}>
      <Cell className="flex items-center gap-3 text-fg3 max-md:flex-1">
        <Initials name={email} />
        <span className="truncate">{email}</span>
      </Cell>
      <Cell>
        <Tag>{words.invited}</Tag>
      </Cell>
      <Cell className="type-data text-fg3 max-md:order-last max-md:w-full max-md:pl-10">
        {words.until(formatDate(expires_at))}
      </Cell>
      <Cell className="type-data text-fg3 max-md:hidden">{words.never}</Cell>
      <Cell className="text-right">
        <InvitationMenu invitation={invitation} />
      </Cell>
    </Row>
  );
}
