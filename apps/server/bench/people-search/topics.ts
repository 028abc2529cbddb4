/** How people of one language put one thing that they do. */
export interface Voice {
  job: string
  /** Sentences of somebody who does it every day. */
  says: readonly string[]
  /** How it is named beside other things. */
  tags: readonly string[]
}

/** How it is asked for, by what makes the asking hard. */
export interface Asks {
  exact?: readonly string[]
  typing?: readonly string[]
  umlaut?: readonly string[]
  synonym?: readonly string[]
  cross?: readonly string[]
}

/** One thing that people do, as they say it themselves: written without looking at the taxonomy. */
export interface Topic {
  id: string
  de: Voice
  en: Voice
  asks: Asks
  /** Topics whose people could help a little. */
  near?: readonly string[]
}

/** One row: id | German | English | questions; voices are `job > sentence > sentence > tag; tag`. */
const ROWS = `
k8s | Plattformingenieurin > Unsere Dienste laufen auf Kubernetes, und wenn nachts ein Cluster hustet, wache ich auf. > Ich betreibe K8s auf eigener Hardware. > Kubernetes; K8s | Platform Engineer > I keep our Kubernetes clusters alive and upgraded. > Moved forty services onto k8s. > Kubernetes; k8s | exact: Kubernetes; wer kennt Kubernetes? | typing: Kubernets; wer kann mir mit kuberntes helfen | synonym: k8s
frontend | Webentwickler > Ich baue Oberflächen mit React und TypeScript. > Komponenten, Zustände, Barrierefreiheit im Browser: das ist mein Tag. > React; TypeScript; Frontend | Frontend Developer > I build user interfaces in React. > Most of my days go into components, TypeScript and browsers. > React; TypeScript; frontend | exact: React; TypeScript | typing: Typescritp; Raect | cross: Frontend-Entwicklung
javadev | Backend-Entwicklerin > Ich schreibe Dienste in Java mit Spring Boot. > Meine Java-Dienste rechnen nachts die Preise aus. > Java; Spring Boot | Backend Developer > I write services in Java and Spring. > Years of Java on the server side. > Java; Spring | exact: Java; Spring Boot | typing: Sprnig Boot
pydata | Datenanalyst > Ich werte Daten mit Python und pandas aus. > Auswertungen in Python, gern auch erklärt für Fachfremde. > Python; pandas; Datenanalyse | Data Analyst > I analyse data in Python and pandas. > Turning messy exports into answers with Python. > Python; data analysis | exact: Python; Datenanalyse | typing: Pyhton; Datenanlyse | cross: data analyst; Datenauswertung | near: ml
ml | Spezialistin für maschinelles Lernen > Ich trainiere Modelle, die Ausfälle vorhersagen: maschinelles Lernen im Alltag. > Neuronale Netze sind mein Werkzeug. > Maschinelles Lernen; neuronale Netze | Machine Learning Engineer > I train machine learning models that predict failures. > Deep learning on sensor data. > machine learning; deep learning | exact: machine learning; maschinelles Lernen | typing: machine lerning; maschinelles Lernne | synonym: künstliche Intelligenz | cross: neural networks | near: pydata
dba | Datenbankadministrator > Ich betreue unsere PostgreSQL-Datenbanken, Sicherung und Tuning inklusive. > Langsame Abfragen mache ich schnell. > PostgreSQL; SQL; Datenbanken | Database Administrator > I look after PostgreSQL: backups, tuning, upgrades. > Slow queries come to me. > PostgreSQL; SQL; databases | exact: PostgreSQL; SQL | typing: PostgreSLQ | synonym: Postgres | cross: database administration; Datenbank
security | Informationssicherheitsbeauftragte > Ich kümmere mich um Informationssicherheit und führe Penetrationstests durch. > ISO 27001 habe ich zweimal eingeführt. > Informationssicherheit; ISO 27001 | Security Engineer > I do penetration testing and harden our systems. > Information security, threat models, ISO 27001. > information security; penetration testing | exact: ISO 27001; Informationssicherheit; penetration testing | typing: Informationsicherhiet | synonym: pentest; IT-Sicherheit | cross: cyber security
privacy | Datenschutzbeauftragter > Ich berate zum Datenschutz und prüfe Verträge zur Auftragsverarbeitung. > Fragen zur DSGVO beantworte ich täglich. > Datenschutz; DSGVO | Privacy Officer > I advise on data protection and GDPR. > Data processing agreements land on my desk. > GDPR; data protection | exact: Datenschutz; GDPR | typing: Datenschuzt | synonym: DSGVO; Datenschutz-Grundverordnung | cross: data protection; privacy
uxdesign | UX-Designerin > Ich gestalte Abläufe und Bildschirme in Figma und prüfe sie mit echten Menschen. > Interviews mit Nutzern, Prototypen, wieder von vorn. > Figma; UX-Design; Prototyping | UX Designer > I design screens and flows in Figma. > I interview users and turn that into prototypes. > Figma; UX design; user research | exact: Figma; UX Design | typing: Fimga | synonym: user experience | cross: Nutzerforschung; usability
graphic | Grafikerin > Ich gestalte Plakate, Broschüren und Logos mit InDesign und Illustrator. > Satz und Typografie sind meine Liebe. > Grafikdesign; InDesign | Graphic Designer > I make posters, brochures and logos in InDesign and Illustrator. > Typography is my thing. > graphic design; InDesign | exact: InDesign; Grafikdesign | typing: Grafikdesing; Ilustrator | cross: graphic design | near: uxdesign
video | Videoproduzent > Ich drehe und schneide Filme für unsere Kanäle. > Videoschnitt in Premiere, Ton inklusive. > Videoschnitt; Premiere | Video Producer > I shoot and edit films for our channels. > Video editing in Premiere, sound included. > video editing; Premiere | exact: Videoschnitt; video editing | typing: Videoschnit | cross: film editing
photo | Fotografin > Ich fotografiere unsere Produkte und Menschen. > Fotografie im Studio und draußen. > Fotografie; Lightroom | Photographer > I take pictures of our products and people. > Studio and outdoor photography. > photography; Lightroom | exact: Fotografie; photography | typing: Fotogarfie | synonym: Photographie | cross: photographer
product | Produktmanager > Ich entscheide mit dem Team, was als Nächstes gebaut wird, und pflege das Backlog. > Produktmanagement zwischen Kunden und Technik. > Produktmanagement; Roadmap | Product Manager > I decide with the team what we build next and own the roadmap. > Product management between customers and engineers. > product management; roadmap | exact: Produktmanagement; product manager | typing: Produktmangement | synonym: Product Owner | cross: product management
agile | Scrum Masterin > Ich begleite Teams mit Scrum und räume Hindernisse weg. > Retrospektiven, die etwas ändern. > Scrum; agiles Arbeiten | Scrum Master > I help teams work with Scrum and remove what blocks them. > Retrospectives that change things. > Scrum; agile coaching | exact: Scrum | typing: Scurm Master | synonym: agile | cross: agiler Coach
pm | Projektleiterin > Ich leite Projekte von der Idee bis zur Abnahme, mit Terminplan und Budget. > Projektleitung im Anlagenbau. > Projektleitung; Projektmanagement | Project Manager > I run projects from the idea to acceptance, on schedule and budget. > Project management for large plants. > project management; scheduling | exact: Projektleitung; project management | typing: Projektleitnug | synonym: Projektmanagement | cross: project lead
sales | Vertriebsleiter > Ich verkaufe unsere Anlagen an Kunden in Südeuropa. > Angebote, Verhandlungen, Abschlüsse: Vertrieb aus Leidenschaft. > Vertrieb; Angebote | Sales Manager > I sell our systems to customers in southern Europe. > Offers, negotiations, closing: I love sales. > sales; offers | exact: Vertrieb; sales | typing: Vetrieb | synonym: Verkauf | cross: sales manager
seo | Online-Marketing-Managerin > Ich sorge dafür, dass man uns in Suchmaschinen findet. > SEO und Anzeigen bei Google sind mein Feld. > SEO; Online-Marketing | Online Marketing Manager > I make sure search engines find us. > SEO and paid ads on Google. > SEO; online marketing | exact: SEO; Online-Marketing | synonym: Suchmaschinenoptimierung; search engine optimization | typing: Onlien-Marketing
social | Social-Media-Redakteur > Ich betreue unsere Auftritte bei LinkedIn und Instagram. > Beiträge planen, schreiben, beantworten: Social Media eben. > Social Media; Instagram | Social Media Editor > I run our LinkedIn and Instagram channels. > Planning, writing and answering posts on social media. > social media; Instagram | exact: Social Media; Instagram | typing: Socail Media | synonym: soziale Medien | near: seo
copy | Texterin > Ich schreibe Texte, die man zu Ende liest: Webseiten, Broschüren, Reden. > Aus Fachchinesisch mache ich Deutsch. > Texten; Lektorat | Copywriter > I write copy people read to the end: websites, brochures, speeches. > I turn jargon into plain English. > copywriting; proofreading | exact: copywriting; Lektorat | synonym: Texterin; Korrekturlesen | cross: copywriter
events | Eventmanagerin > Ich organisiere Messen und Firmenfeste. > Veranstaltungen mit tausend Gästen schrecken mich nicht. > Veranstaltungen; Messen | Event Manager > I organise trade fairs and company parties. > Events with a thousand guests do not scare me. > event management; trade fairs | exact: Veranstaltungen; event management | typing: Veranstaltnugen | synonym: Messeorganisation | cross: Eventmanagement; trade fair
accounting | Buchhalter > Ich mache die Buchhaltung und den Jahresabschluss nach HGB. > Belege, Konten, Monatsabschluss. > Buchhaltung; Jahresabschluss; DATEV | Accountant > I keep the books and close the year. > Ledgers, invoices, month-end. > accounting; bookkeeping | exact: Buchhaltung; accounting | typing: Buchhaltnug | synonym: Finanzbuchhaltung; bookkeeping | cross: accountant; Jahresabschluss
controlling | Controllerin > Ich plane Budgets und rechne nach, wo wir stehen. > Controlling für drei Werke. > Controlling; Budgetplanung | Controller > I plan budgets and check where we stand. > Controlling for three plants. > controlling; budgeting | exact: Controlling; Budgetplanung | typing: Controling | cross: budget planning | near: accounting
tax | Steuerreferent > Ich kläre Umsatzsteuer und Verrechnungspreise. > Steuern bei Auslandsgeschäften sind mein Thema. > Steuerrecht; Umsatzsteuer | Tax Specialist > I sort out VAT and transfer pricing. > Taxes for business abroad. > VAT; tax law | exact: Umsatzsteuer; VAT | typing: Umsatzstuer | synonym: Mehrwertsteuer | cross: tax; Steuern | near: accounting
labour | Arbeitsrechtlerin > Ich berate in Fragen des Arbeitsrechts, von der Kündigung bis zur Elternzeit. > Vor dem Arbeitsgericht fühle ich mich wohl. > Arbeitsrecht | Employment Lawyer > I advise on employment law, from dismissal to parental leave. > At home in front of labour courts. > employment law | exact: Arbeitsrecht; employment law | typing: Arbietsrecht | cross: labour law; labor law | near: contracts
contracts | Syndikusanwalt > Ich verhandle und prüfe Verträge mit Lieferanten und Kunden. > Vertragsrecht mit Augenmaß. > Vertragsrecht; Verträge | Legal Counsel > I negotiate and review contracts with suppliers and customers. > Contract law with common sense. > contract law; contracts | exact: Vertragsrecht; contract law | umlaut: Vertraege pruefen; Vertrage | cross: Vertragsprüfung | near: labour
recruiting | Recruiterin > Ich suche und gewinne neue Kolleginnen und Kollegen. > Von der Stellenanzeige bis zur Zusage: Recruiting. > Recruiting; Stellenanzeigen | Recruiter > I find and win new colleagues. > From job advert to signed offer: recruiting. > recruiting; hiring | exact: Recruiting | typing: Recruting | synonym: Personalbeschaffung; Personalgewinnung; talent acquisition
training | Personalentwickler > Ich plane Schulungen und bilde unsere Trainer aus. > Weiterbildung ist mein Herzblut. > Weiterbildung; Schulungen; Personalentwicklung | Learning Specialist > I plan training courses and coach our trainers. > Learning and development is my heart. > training; learning and development | exact: Weiterbildung; Schulungen; Personalentwicklung | typing: Weiterbildnug | synonym: Fortbildung | cross: learning and development
payroll | Lohnbuchhalterin > Ich rechne Löhne und Gehälter ab. > Lohnabrechnung für achthundert Menschen. > Lohnabrechnung; Gehaltsabrechnung | Payroll Specialist > I run payroll for eight hundred people. > Wages and salaries on time, every month. > payroll; salaries | exact: Lohnabrechnung; payroll | umlaut: Loehne; Gehaelter | synonym: Entgeltabrechnung; Gehaltsabrechnung | cross: payroll accounting
worksafety | Sicherheitsfachkraft > Ich begehe Baustellen und Hallen und sorge für Arbeitssicherheit. > Gefährdungsbeurteilungen schreibe ich mit den Leuten, nicht über sie. > Arbeitssicherheit; Gefährdungsbeurteilung | Safety Officer > I walk sites and halls and keep work safe. > Risk assessments written with people, not about them. > occupational safety; risk assessment | exact: Arbeitssicherheit; occupational safety | typing: Arbeitsscherheit | umlaut: Gefaehrdungsbeurteilung; Gefahrdungsbeurteilung | synonym: Arbeitsschutz | cross: work safety; health and safety
welding | Schweißer > Ich schweiße Edelstahl und Aluminium, WIG und MAG. > Schweißnähte, die der TÜV mag. > Schweißen; WIG | Welder > I weld stainless steel and aluminium, TIG and MAG. > Seams that pass every inspection. > welding; TIG | exact: Schweißen; welding | typing: Schweisen | umlaut: Schweisser; schweissen | synonym: WIG-Schweißen | cross: welder; Schweißnaht
milling | Zerspanungsmechanikerin > Ich fräse und drehe Teile auf CNC-Maschinen. > CNC-Programme schreibe ich selbst. > CNC; Fräsen; Drehen | CNC Machinist > I mill and turn parts on CNC machines. > I write my own CNC programs. > CNC; milling; turning | exact: CNC; Fräsen | umlaut: Fraesen; frasen | synonym: Zerspanung | cross: milling; machining
cad | Konstrukteur > Ich konstruiere Baugruppen in SolidWorks. > CAD-Modelle, Stücklisten, Zeichnungen. > SolidWorks; CAD; Konstruktion | Design Engineer > I design assemblies in SolidWorks. > CAD models, bills of material, drawings. > SolidWorks; CAD; mechanical design | exact: SolidWorks; CAD | typing: SolidWroks; Kosntruktion | cross: mechanical design; Konstrukteur
plc | Automatisierungstechnikerin > Ich programmiere Steuerungen von Siemens, SPS und Bedienbilder. > Anlagen in Betrieb nehmen, bis alles läuft: SPS-Programmierung. > SPS; TIA Portal; Automatisierung | Automation Engineer > I program Siemens controllers and panels. > PLC programming and commissioning until it runs. > PLC; TIA Portal; automation | exact: SPS; PLC; TIA Portal | synonym: speicherprogrammierbare Steuerung | typing: Automatisierugn | cross: PLC programming; SPS-Programmierung
electric | Elektrikerin > Ich verdrahte Schaltschränke und suche Fehler in Anlagen. > Elektroinstallation nach Plan und wenn es sein muss ohne. > Elektrotechnik; Schaltschrankbau | Electrician > I wire control cabinets and find faults in plants. > Electrical installation by the drawing, or without. > electrical engineering; wiring | exact: Elektrotechnik; Schaltschrankbau | typing: Elektrotehcnik | umlaut: Schaltschraenke; Schaltschranke | cross: electrician; electrical engineering
quality | Qualitätsmanager > Ich prüfe Teile und Abläufe und führe Audits durch. > Qualitätsmanagement nach ISO 9001. > Qualitätsmanagement; ISO 9001; Audits | Quality Manager > I check parts and processes and run audits. > Quality management to ISO 9001. > quality management; ISO 9001; audits | exact: ISO 9001; Qualitätsmanagement; quality management | typing: Qualitätsmangement | umlaut: Qualitaetsmanagement; Qualitatsmanagement | synonym: Qualitätssicherung; quality assurance
lean | Lean-Managerin > Ich mache Abläufe schlank: Kaizen, 5S, Wertstrom. > Lean Management auf dem Hallenboden statt auf Folien. > Lean Management; Kaizen; 5S | Lean Manager > I make processes lean: kaizen, 5S, value streams. > Lean on the shop floor, not on slides. > lean; kaizen; 5S | exact: Kaizen; Lean Management | typing: Kiazen | synonym: schlanke Produktion; lean manufacturing | cross: Prozessverbesserung | near: quality
maintenance | Instandhalter > Ich warte Maschinen, bevor sie stehen bleiben. > Instandhaltung im Dreischichtbetrieb. > Instandhaltung; Wartung | Maintenance Technician > I service machines before they stop. > Maintenance in three shifts. > maintenance; repair | exact: Instandhaltung; Wartung; maintenance | typing: Instandhaltnug | cross: maintenance technician; Wartungstechniker
logistics | Logistikplanerin > Ich plane Transporte und Lagerflächen. > Logistik von der Rampe bis zum Kunden. > Logistik; Transportplanung | Logistics Planner > I plan transports and storage space. > Logistics from the dock to the customer. > logistics; transport planning | exact: Logistik; logistics | typing: Logisitk | synonym: supply chain | cross: logistics planner; Transportplanung
warehouse | Lagerist > Ich fahre Stapler und halte das Lager in Ordnung. > Wareneingang, Kommissionierung, Inventur. > Staplerschein; Lager | Warehouse Operative > I drive forklifts and keep the warehouse tidy. > Goods in, picking, stocktaking. > forklift licence; warehouse | exact: Staplerschein; forklift | typing: Stalperschein | synonym: Gabelstapler | cross: warehouse; Staplerfahrer | near: logistics
customs | Zollsachbearbeiterin > Ich kümmere mich um Zollanmeldungen und Exportkontrolle. > Zoll ist Papierkram, den ich mag. > Zoll; Exportkontrolle | Customs Specialist > I handle customs declarations and export control. > Customs is paperwork I enjoy. > customs; export control | exact: Zoll; customs; Exportkontrolle | cross: export control; Zollabwicklung | typing: Exportkontorlle
purchasing | Einkäufer > Ich kaufe Stahl und Normteile ein und verhandle mit Lieferanten. > Strategischer Einkauf mit langem Atem. > Einkauf; Lieferanten | Buyer > I buy steel and standard parts and negotiate with suppliers. > Strategic purchasing with patience. > purchasing; suppliers | exact: Einkauf; purchasing | umlaut: Einkaeufer; Einkaufer | synonym: Beschaffung; procurement | cross: procurement
hydraulics | Hydraulikerin > Ich lege Hydraulik aus, Pumpen und Ventile. > Lecks in hydraulischen Anlagen finde ich am Geräusch. > Hydraulik; Ventile | Hydraulics Engineer > I size hydraulics, pumps and valves. > I find leaks in hydraulic systems by ear. > hydraulics; valves | exact: Hydraulik; hydraulics | typing: Hydarulik | cross: hydraulic systems
fem | Berechnungsingenieur > Ich rechne Festigkeit mit FEM, meist in Ansys. > Finite Elemente und Ermüdung sind mein Alltag. > FEM; Ansys | Simulation Engineer > I calculate strength with finite elements, mostly in Ansys. > Fatigue and FEA are my daily work. > FEA; Ansys | exact: Ansys; FEM | synonym: finite Elemente; Finite-Elemente-Methode; finite element analysis | cross: Festigkeitsberechnung | near: cad
battery | Batterieentwicklerin > Ich entwickle Batteriespeicher und deren Ladeelektronik. > Lithium-Ionen-Zellen teste ich bis zum Ende. > Batterien; Lithium-Ionen | Battery Engineer > I develop battery storage and chargers. > I test lithium-ion cells to the end. > batteries; lithium-ion | exact: Batterien; batteries | typing: Baterien | synonym: Akkus | cross: battery storage; Batteriespeicher
solar | Energieberater > Ich plane Solaranlagen auf Dächern und rechne den Ertrag aus. > Photovoltaik lohnt sich, ich zeige wie. > Photovoltaik; Solaranlagen | Energy Consultant > I plan solar panels on roofs and work out the yield. > Photovoltaics pays off, and I show how. > photovoltaics; solar | exact: Photovoltaik; solar | typing: Photovotlaik | synonym: Solarenergie; PV | cross: solar energy
firstaid | Betriebssanitäterin > Ich bin Ersthelferin und unterrichte Erste Hilfe. > Wenn jemand umkippt, ruft man mich. > Erste Hilfe; Ersthelfer | First Aider > I am a first aider and teach first aid. > When someone faints they call me. > first aid | exact: Erste Hilfe; first aid | typing: Esrte Hilfe | cross: first aider; Ersthelferin
mediation | Mediator > Ich vermittle, wenn Teams sich streiten. > Mediation und schwierige Gespräche. > Mediation; Konfliktlösung | Mediator > I help when teams fall out. > Mediation and difficult conversations. > mediation; conflict resolution | exact: Mediation | umlaut: Konfliktloesung; Konfliktlosung | typing: Mediaiton | cross: conflict resolution; Streitschlichtung
translation | Übersetzerin > Ich übersetze Handbücher und Verträge. > Übersetzungen mit Terminologiedatenbank. > Übersetzung; Terminologie | Translator > I translate manuals and contracts. > Translations with a terminology database. > translation; terminology | exact: Übersetzung; translation | umlaut: Uebersetzung; Ubersetzung | typing: Überestzung | cross: translator; Dolmetscher
network | Netzwerktechniker > Ich baue Netzwerke, Switches und Firewalls. > Wenn das WLAN klemmt, komme ich. > Netzwerktechnik; Firewalls | Network Engineer > I build networks, switches and firewalls. > If the Wi-Fi is down I come running. > networking; firewalls | exact: Firewalls; Netzwerktechnik | typing: Netzwekrtechnik | synonym: WLAN | cross: network engineer; Netzwerk
`

export const TOPICS: readonly Topic[] = ROWS.trim().split('\n').map(readRow)

function readRow(row: string): Topic {
  const [id = '', de = '', en = '', ...rest] = row.split(' | ')
  const more = new Map(
    rest.map((part) => [part.slice(0, part.indexOf(':')), splitList(part.slice(part.indexOf(':') + 1))]),
  )
  const near = more.get('near')
  more.delete('near')
  return { id, de: readVoice(de), en: readVoice(en), asks: Object.fromEntries(more), ...(near ? { near } : {}) }
}

function readVoice(text: string): Voice {
  const [job = '', ...others] = text.split(' > ')
  return { job, says: others.slice(0, -1), tags: splitList(others.at(-1) ?? '') }
}

function splitList(text: string): string[] {
  return text.split(';').map((item) => item.trim())
}

/** What nobody of the set does, is called or writes about. */
export const NOBODY: readonly string[] = [
  'blockchain developer',
  'Hufschmied',
  'wer kann Orgel spielen?',
  'beekeeping',
  'Imkerei',
  'Steinmetz in Regensburg',
  'quantum physicist',
  'Quantenphysik',
  'Cobol on mainframes',
  'someone who teaches yoga',
  'Falknerei',
  'Hebamme',
  'marine biologist',
  'wer kennt sich mit Papyrus aus?',
  'glassblowing',
  'helicopter pilot',
  'Hubschrauberpilot',
  'wine tasting',
  'Uhrmacher',
  'veterinarian',
]
