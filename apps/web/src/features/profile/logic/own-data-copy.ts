/** What stands in the copy of one’s own data besides the data. */
export const ownDataCopy = {
  readme: `This is what Umkreis keeps of you.

profile.json     your profile as colleagues can see it
server.json      every row that the server keeps of you
conversations/   your conversations, as far as this device could read them
files/           the files that you sent in them; messages name them
notes/           your notes; those that this device could not read stand sealed in server.json
picture.*        your picture

Files that are missing here were too large together, or are gone from the server. Messages name them all the same.
`,
  untitled: 'Untitled',
} as const
