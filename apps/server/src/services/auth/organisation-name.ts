/** Names an organisation after its founder's address: `j.brandt@lindwerk-gruppe.example` gives "Lindwerk Gruppe". */
export function organisationNameFromEmail(email: string): string {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.')
  // Of "mail.lindwerk.co.uk" the longest label before the end names the company, not "mail" or "co".
  const name = labels.slice(0, -1).reduce((longest, label) => (label.length >= longest.length ? label : longest), '')
  return name
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')
}
