export { Bans, Complaints } from './complaints.ts';
export { areApart, areFriendly, People, type IsOnline, type Person, type Relations } from './people.ts';
