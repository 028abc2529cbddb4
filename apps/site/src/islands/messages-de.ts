/** The messages of SPEC.md section 5 in German, by their English text. */
export const messagesDe: Readonly<Record<string, string>> = {
  'Full name is required': 'Bitte gib deinen Namen an',
  'Invalid name': 'Der Name darf nur Buchstaben und Leerzeichen enthalten',
  'Business email is required': 'Bitte gib deine geschäftliche E-Mail-Adresse an',
  'Invalid email address': 'Diese E-Mail-Adresse ist nicht gültig',
  'Company name is required': 'Bitte gib den Namen der Firma an',
  'Invalid company name': 'Der Firmenname darf nur Buchstaben, Ziffern und Leerzeichen enthalten',
  'Email is required': 'Bitte gib eine E-Mail-Adresse an',
  'Your request could not be sent. Please check your connection and try again.':
    'Das ließ sich nicht senden. Bitte prüfe die Verbindung und versuche es noch einmal.',
}
