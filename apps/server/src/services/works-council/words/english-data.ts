import { CUSTOM_FIELD_UNDO_DAYS, DELETION_GRACE_DAYS, INSIGHT_FEWEST } from '@umkreis/schemas'
import { ENDED_SESSION_DAYS } from '../../auth/sweep.ts'
import { INVITATION_DAYS } from '../../invitations/lifetime.ts'
import { ENDED_INVITATION_DAYS } from '../../invitations/sweep.ts'
import { MAIL_DAYS } from '../../mail/mail-queue.ts'
import type { PackWords } from './pack-words.ts'

const GONE_WITH_ACCOUNT = 'As long as the account. Nothing else limits it.'
const NEVER_DELETED = 'Nothing deletes it.'
const EVERYBODY = 'Everybody in the organisation but guests, who see the people of their own conversations only.'

/** What is said of all that is processed, in English. */
export const ENGLISH_DATA: PackWords['data'] = {
  account: {
    title: 'Account',
    data: 'E-mail address, role, language, a hash of the password, when the account was made and changed, whether somebody ever signed in (not when), and, where the organisation’s identity provider looks after accounts, what it calls the person and since when an account is switched off.',
    purpose: 'To sign in, to send mails, and to decide who may do what.',
    seenBy:
      'The e-mail address: everybody in the organisation but guests, unless the person narrows it. Whether somebody ever signed in: Managers. The password: nobody, the server included.',
    kept: `Until the account is deleted. Who deletes their own has ${DELETION_GRACE_DAYS} days to come back; a Manager deletes at once. An empty row stays with an id, the organisation, whether somebody ever signed in, and when the account began and ended, since messages name their sender by it.`,
  },
  profile: {
    title: 'Profile',
    data: 'Name, city, country, position, description, skills, LinkedIn address, and the organisation’s custom fields; in some of these people name a colleague.',
    purpose: 'So that colleagues find each other.',
    seenBy: `${EVERYBODY} A person can narrow each field but name and picture to the people they talk with, or to Managers. Managers see all fields.`,
    kept: `Until the person changes or empties it, or the account is deleted. What stands in a deleted custom field goes after ${CUSTOM_FIELD_UNDO_DAYS} days. Whom somebody named goes with that colleague’s account, too.`,
  },
  pictures: {
    title: 'Pictures that are not sealed',
    data: 'Profile pictures, pictures of named conversations, pictures in the feed, and the organisation’s logos.',
    purpose: 'To recognise people and conversations, and to illustrate posts.',
    seenBy:
      'Whoever has the picture’s address, which cannot be guessed; the app shows it to who sees what it belongs to.',
    kept: 'Until it is replaced or removed. Profile pictures and pictures in the feed go with the account.',
    elsewhere: 'The picture itself stands in the file storage of the server.',
  },
  preferences: {
    title: 'Preferences',
    data: 'What somebody switched on or off for themselves: receipts, typing, sound, notices, quiet hours, being asked, being counted.',
    purpose: 'To do as the person wishes on all their devices.',
    seenBy: 'The person alone.',
    kept: GONE_WITH_ACCOUNT,
  },
  signIns: {
    title: 'Sign-ins',
    data: 'For each sign-in when it began, was last used and ended, the kind of browser and system, and hashes of the keys by which the browser is known. For each passkey its name, its public key, and when it was added and last used. No network address is stored with either.',
    purpose: 'To stay signed in, to sign devices out, and to warn of a browser that was never used before.',
    seenBy: 'The person alone.',
    kept: `A sign-in that nobody uses ends after the days set below, and its record goes ${ENDED_SESSION_DAYS} days after it was last used; a link for a new password ends after an hour, and its record with it. A passkey stays until it is removed or the password is reset by mail. All of them go with the account.`,
    elsewhere:
      'Network addresses are counted for an hour at most in the memory of the server, or what its servers share, so that nobody tries passwords without end.',
  },
  invitations: {
    title: 'Invitations',
    data: 'E-mail address, intended role, who invited and when, the message of whoever invites, and whether the mail was sent and the invitation used.',
    purpose: 'To let people join.',
    seenBy: 'Managers. The invited person sees the invitation.',
    kept: `An invitation holds for ${INVITATION_DAYS} days, and is deleted ${ENDED_INVITATION_DAYS} days after it ended. It goes at once with the account of whom it was sent to.`,
  },
  messages: {
    title: 'Messages',
    data: 'The sealed text, with reactions, mentions and previews in it; who sent it from which device, in which conversation and when, how often it was edited, and which message it answers.',
    purpose: 'To deliver what people write to each other, on all their devices and in order.',
    seenBy: 'The people of the conversation. Nobody else, Managers included, can read what was written.',
    kept: 'Until the sender or who manages the conversation deletes it, or until the age set below. Its place stays, marked as deleted. When an account is deleted, its messages stay with the others, without a name.',
  },
  files: {
    title: 'Files in conversations',
    data: 'The sealed file; its size, who sent it to which conversation and when. Name and kind are sealed too.',
    purpose: 'To deliver files and pictures.',
    seenBy: 'The people of the conversation. Nobody else, Managers included, can open it.',
    kept: 'Until the sender or who manages the conversation deletes it, or until the age set below. The file goes within an hour, its record a day after it was sent at the earliest. Files that did not arrive whole go after a day.',
    elsewhere: 'The sealed file stands in the file storage of the server.',
  },
  conversations: {
    title: 'Conversations',
    data: 'Name and description of a conversation, who is and was in it, since when, who manages it, whether it is muted or pinned, and when something was last written.',
    purpose: 'To deliver messages to who belongs to a conversation and to nobody else.',
    seenBy: 'The people of the conversation. Muted and pinned: each for themselves.',
    kept: 'Nothing deletes a conversation. Who leaves, or whose account is deleted, stays noted as having been in it; without the account that is an id without a name.',
  },
  receipts: {
    title: 'Delivered and read',
    data: 'Up to which message of a conversation somebody received and read it, and when last.',
    purpose: 'To count what is unread; and to tell senders that their message arrived and was read.',
    seenBy:
      'The other people of the conversation, where neither the organisation nor one of both switched it off. Else only the person, as the number of unread messages.',
    kept: 'As long as the conversation. Each new place replaces the one before. Switched off, it is still noted, since unread messages are counted by it.',
  },
  typing: {
    title: 'Typing, and being connected',
    data: 'That somebody is writing in a conversation now, and that one of their devices is connected now.',
    purpose: 'To show who is writing; and to send a notice only to who is not connected.',
    seenBy:
      'Typing: the people of the conversation, where neither the organisation nor one of both switched it off. Being connected: nobody.',
    kept: 'While it lasts. It is not stored.',
    elsewhere: 'In the memory of the server, or of its servers where there are several.',
  },
  keys: {
    title: 'Keys and devices',
    data: 'Public keys, signed lists of the devices of a person and the people of a conversation, sealed keys, sealed names of devices, and when each device was last used.',
    purpose: 'So that only the people of a conversation can open its messages, on each of their devices.',
    seenBy:
      'Public keys and signed lists: who talks with that person. Names and last use of devices: the person alone. Sealed keys: who they are sealed for.',
    kept: 'Signed lists and sealed keys are not deleted, not even with the account: others check old messages by them. Names and last use of devices go with the account; what is exchanged to add a device after ten minutes.',
  },
  push: {
    title: 'Notices on devices',
    data: 'The address of a browser at its push service and a key, for each sign-in with notices switched on.',
    purpose: 'To tell of new messages while the app is not open.',
    seenBy: 'The server alone.',
    kept: 'Until notices are switched off on the device, or the sign-in ends.',
    elsewhere:
      'The push service of the browser’s maker gets each notice sealed (the name of the conversation or the sender, never what was written) and learns when it came.',
  },
  notes: {
    title: 'Notes',
    data: 'Sealed notes and how long they are. No time is kept.',
    purpose: 'One’s own notes, on all one’s devices.',
    seenBy: 'The person alone. Nobody else, Managers included, can read them.',
    kept: 'Until the person deletes them, or the account is deleted.',
  },
  feed: {
    title: 'Posts, comments and reactions',
    data: 'What somebody posts, asks or comments, with pictures, mentions and polls, and with what they react; when it was written and edited; whether somebody who is mentioned has looked. Of a page that a post links to: its title, description and picture.',
    purpose: 'To tell and ask everybody in the organisation.',
    seenBy: 'Everybody in the organisation but guests.',
    kept: 'Until the author or a Manager deletes it, or the account is deleted. Pictures without a post go after a day. No age deletes posts.',
    elsewhere:
      'For the preview of a link the server opens the page once, without saying who wrote or reads the post; readers’ browsers ask the page for nothing.',
  },
  votes: {
    title: 'Votes in polls',
    data: 'Which answer somebody chose.',
    purpose: 'To count each person once.',
    seenBy: 'Everybody in the organisation but guests sees the sums; the own answer only the person.',
    kept: 'As long as the post, or until the account is deleted.',
  },
  reports: {
    title: 'Reports',
    data: 'Which post or comment somebody reports, with which reason and when.',
    purpose: 'So that Managers look at what should not stand in the feed.',
    seenBy: 'Managers, with the name of who reported.',
    kept: 'Until a Manager settles it, or the post or the account is deleted.',
  },
  questions: {
    title: 'Who is asked',
    data: 'To whom a question in the feed was shown because of their skills, and whether they answered or put it aside.',
    purpose: 'To bring questions to who may know the answer.',
    seenBy: 'The asked person alone.',
    kept: 'As long as the post, or until the account is deleted.',
  },
  digest: {
    title: 'The week by mail',
    data: 'That somebody wants it, by the clock of which time zone, when the next one is due, and up to when the last one told of the feed.',
    purpose: 'To mail what happened in the feed each Monday morning.',
    seenBy: 'The person alone.',
    kept: 'Until the person ends it, with the link in each of these mails or in the profile, or until the account is deleted.',
    elsewhere: 'The mail holds the beginnings of some posts, with the names of who wrote them.',
  },
  coffeeRounds: {
    title: 'Coffee rounds',
    data: 'Who takes part and since when, until when they leave rounds out, who sat with whom in which round, and whether they met and liked it.',
    purpose: 'To bring colleagues together who do not know each other yet, and not the same ones again.',
    seenBy:
      'Who one was brought together with: the people of that table. What one says about it: the person alone. Managers see neither.',
    kept: 'Taking part: until the person leaves. Past rounds: as long as the account. No age deletes them.',
  },
  search: {
    title: 'Finding people',
    data: 'The words of the profile fields that everybody may see, split for searching. Questions are not kept, and messages, notes and posts are not searched.',
    purpose: 'To answer questions for people.',
    seenBy: EVERYBODY,
    kept: 'It follows the profile at once, and is emptied with the account.',
    elsewhere: 'Questions asked before are kept by the browser of who asked, and nowhere else.',
  },
  houseWords: {
    title: 'The organisation’s own words',
    data: 'What the organisation calls things, other words for it, and built-in words that it switched off. Nothing about people.',
    purpose: 'To find people by the words that are used there.',
    seenBy: 'Managers see the list; the search uses it for everybody.',
    kept: 'Until a Manager removes them.',
  },
  meaning: {
    title: 'Finding people by meaning',
    data: 'Numbers made from position, skills, sentences of the description and custom fields, as far as everybody may see them. No names, places or addresses.',
    purpose: 'To find people who say the same in other words.',
    seenBy: 'Nobody; they only order what the search finds.',
    kept: 'Until nobody’s profile says it any more, or the service is switched off.',
    elsewhere:
      'Where it is switched on, the texts and the questions go to the service that whoever runs the server has chosen, without saying whose they are.',
  },
  insights: {
    title: 'Insights about people',
    data: 'Country, city, field of work, skills, and which parts of the profile are filled in, as far as everybody may see them; and their sums.',
    purpose: 'To show how many people there are, where, and with which skills.',
    seenBy: `Everybody in the organisation but guests sees sums. No number is about fewer than ${INSIGHT_FEWEST} people, and none can be worked out from others.`,
    kept: 'It follows the profile at once; a person goes out of it when they switch it off or their account is deleted. The sums stay.',
  },
  activity: {
    title: 'Company metrics',
    data: 'People who came and left, named conversations and messages a day, people who wrote something in a week; and for each person the last week in which they wrote something.',
    purpose:
      'To show how the organisation uses the product. The last week is kept so that each person counts once a week.',
    seenBy: `Everybody in the organisation but guests sees sums; active people only from ${INSIGHT_FEWEST} on. The week of a person: nobody.`,
    kept: `Sums: ${NEVER_DELETED.toLowerCase()} The last week of a person stays; once the account is deleted, under an id without a name. It is noted also of who is not counted in insights about people.`,
  },
  organisation: {
    title: 'The organisation and its settings',
    data: 'Name, logos and colours; the last twenty themes that were saved, by whom and when; what Managers have decided; hashes of the tokens of identity providers, with who made each, when it was last used and when it ends.',
    purpose: 'To look and behave as the organisation wants.',
    seenBy: 'Name, logos and colours: everybody in the organisation. Settings: Managers.',
    kept: NEVER_DELETED,
  },
  billing: {
    title: 'Billing',
    data: 'Plan, address and e-mail address for invoices, VAT id, and the invoices with the number of people. No names of people.',
    purpose: 'To bill what is used, and to keep invoices as the law asks.',
    seenBy: 'Managers.',
    kept: `Invoices: ${NEVER_DELETED.toLowerCase()} The address: until it is replaced.`,
  },
  audit: {
    title: 'Audit log',
    data: 'Who changed what in the administration and when. People stand in it by their id; the app shows the name that belongs to it today.',
    purpose: 'So that it can be proved who decided what. Each entry seals the one before.',
    seenBy: 'Managers.',
    kept: NEVER_DELETED,
  },
  mails: {
    title: 'Mails on their way',
    data: 'Address and text of mails such as invitations and links for a new password, encrypted with a key of the server.',
    purpose: 'To send each mail once, also after a failure.',
    seenBy: 'Who gets the mail. Why one could not be sent, without its address: who runs the server.',
    kept: `Until it is sent. What cannot be sent is emptied after ${MAIL_DAYS} days at the latest, and goes with the account.`,
    elsewhere:
      'The mail server that whoever runs the server has chosen gets the mail; without one it is written to a file on the server.',
  },
  logs: {
    title: 'Logs of the server',
    data: 'When which part of the server was asked, with which outcome, how long it took, and the id of who asked. No contents, names, search questions or network addresses.',
    purpose: 'To find faults and attacks.',
    seenBy: 'Who runs the server.',
    kept: 'As long as whoever runs the server keeps them: the product sets no limit.',
    elsewhere: 'In the output of the server, not in the database.',
  },
}
