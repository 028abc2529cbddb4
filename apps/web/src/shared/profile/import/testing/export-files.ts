import { buildZip } from './build-zip.ts'

/** Tables as the network’s own export writes them. */
export const EXPORT = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
    'Karim,Haddad,,,,"Platform Engineer at Lindwerk | Speaker","Runs clusters, and likes to.\nAsk me about ""K8s"".",IT,80331,"Munich, Bavaria, Germany",,,\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Alm AG,Administrator,,"Graz, Austria",Jan 2016,Dec 2019\n' +
    'Lindwerk,Senior Platform Engineer,"Ropes, cabins",Munich,Jan 2020,\n',
  'Skills.csv': 'Name\nKubernetes\nTerraform\nGo\nkubernetes\n',
  'Languages.csv': 'Name,Proficiency\nArabic,Native or bilingual proficiency\nGerman,Full professional proficiency\n',
} as const

/** Other people, as the export lists one’s contacts. */
export const CONNECTIONS =
  'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\n' +
  'First Name,Last Name,URL,Email Address,Company,Position,Connected On\nInês,Carvalho,https://www.linkedin.com/in/ines,,Lindwerk,SRE,01 Jan 2024\n'

/** The archive of an export, with much in it that is not read. */
export async function buildExport(): Promise<Uint8Array<ArrayBuffer>> {
  const files = Object.entries({
    ...EXPORT,
    'Connections.csv': CONNECTIONS,
    'messages.csv': 'FROM,CONTENT\nX,secret\n',
  })
  return buildZip(files.map(([path, content]) => ({ path, content })))
}

/** A curriculum vitae as somebody would paste it. */
export const CV = `Lebenslauf

Dr. Katharina von der Größl
Leiterin Seilbahntechnik
katharina@lindwerk.example | +49 89 123456 | linkedin.com/in/katharina-groessl
80331 München, Deutschland

Profil
Ich plane Umlaufbahnen & Standseilbahnen. Am liebsten bei schlechtem Wetter.

Berufserfahrung
2019 – heute: Leiterin Seilbahntechnik, Lindwerk, München
Projektmanagement, Kubernetes und noch einmal Kubernetes. Wir gingen im Spring auf die Alm; go!

Kenntnisse
• CAD: SolidWorks, AutoCAD
• kubernetes, Zulassungsrecht, SQL

Sprachen
Deutsch – Muttersprache, Portugiesisch B2
`
