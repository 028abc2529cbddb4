/** Leading, planning, designing, hiring, teaching, speaking. */
export const PEOPLE = `
Project management, Project manager, Projektmanagement, Projektleitung, Projektleiter, Projektmanager
Agile methods, Agile, Agile project management, Agile Methoden, Agiles Projektmanagement
Scrum, Scrum master, Product owner Scrum < Agile methods
Kanban < Agile methods
Scaled agile, SAFe, LeSS < Agile methods
Agile coaching, Agile coach < Agile methods ~ Coaching
PRINCE2 < Project management
PMP, PMI, PMBOK < Project management
IPMA, GPM < Project management
Programme management, Program management, Programmmanagement < Project management
Portfolio management of projects, Project portfolio management, PPM, Multiprojektmanagement, Projektportfolio < Project management
Project management office, PMO < Project management
Project planning, Scheduling, Gantt, MS Project, Microsoft Project, Primavera, Projektplanung, Terminplanung < Project management
Stakeholder management, Stakeholdermanagement < Project management
Change management, Organisational change, Veränderungsmanagement, Change-Management < Organisational development
Claim management, Nachtragsmanagement < Project management ~ Contract law
Jira, Confluence administration, Atlassian < Agile methods
Trello, Asana, Monday.com < Project planning
Roll-out, Rollout management, Einführungsprojekte < Project management
Product management, Product manager, Product owner, Produktmanagement, Produktmanager
Product strategy, Product vision, Produktstrategie < Product management
Product discovery, Customer discovery, Continuous discovery < Product management ~ User research
Roadmapping, Product roadmap, Roadmaps, Produktplanung < Product management
Backlog management, User stories, Backlog, Backlogpflege < Product management ~ Scrum
Product analytics, Amplitude, Mixpanel < Product management ~ Data analysis
Objectives and key results, OKR, OKRs, Zielvereinbarungen
Business analysis, Business analyst, Geschäftsanalyse, Business-Analyse ~ Requirements engineering
Business process management, BPM, BPMN, Process modelling, Prozessmanagement, Geschäftsprozesse, Prozessmodellierung
Process automation, RPA, Robotic process automation, UiPath, Prozessautomatisierung < Business process management
Process mining, Celonis < Business process management ~ Data analysis
Innovation management, Innovation, Innovationsmanagement, Ideenmanagement
Design thinking, Design sprints < Innovation management
Business model design, Business model canvas, Geschäftsmodelle, Business cases < Innovation management
Strategy, Corporate strategy, Strategic planning, Strategie, Unternehmensstrategie
Consulting, Management consulting, Beratung, Unternehmensberatung
Entrepreneurship, Startups, Founding companies, Unternehmensgründung, Gründer
General management, Managing director, CEO, Geschäftsführung, Geschäftsführer
User experience, UX, UX design, Experience design, Nutzererlebnis, Nutzererfahrung < Design
Design, Designer, Gestaltung
UI design, User interface, UI, Interface design, Screendesign, Oberflächengestaltung < User experience
Interaction design, Interaktionsdesign < User experience
User research, UX research, User interviews, Nutzerforschung, Nutzerinterviews < User experience
Usability testing, Usability, User testing, Usability-Tests, Nutzertests, Gebrauchstauglichkeit < User research
Eye tracking, Eye-Tracking < Usability testing
Information architecture, Card sorting, Informationsarchitektur < User experience
Wireframing, Prototyping, Wireframes, Klickprototypen, Mockups < User experience
Customer journey mapping, Service design, Journey maps, Servicedesign < User experience
UX writing, Microcopy < User experience ~ Copywriting
Inclusive design, Accessible design, Barrierefreie Gestaltung < User experience
Design systems, Component library, Storybook, Designsysteme < UI design ~ Frontend development
Figma < UI design
Sketch app, Adobe XD, InVision < UI design ~ Figma
Web design, Webdesign < Design ~ Frontend development
Graphic design, Visual design, Communication design, Grafikdesign, Grafiker, Kommunikationsdesign < Design
Adobe Photoshop, Photoshop < Graphic design ~ Photography
Adobe Illustrator, Vector graphics, Affinity Designer < Graphic design
Adobe InDesign, InDesign, Desktop publishing, Layout and typesetting, Satz und Layout < Graphic design
Typography, Type design, Typografie < Graphic design
Illustration, Drawing, Zeichnen, Illustrator < Graphic design
Logo design, Corporate design, Corporate identity, Erscheinungsbild < Graphic design ~ Brand management
Infographics, Infografiken < Graphic design ~ Data visualisation
Motion design, Animation, After Effects < Design
3D visualisation, Blender, Cinema 4D, 3ds Max, Rendering, 3D-Visualisierung < Design ~ Computer graphics
Industrial design, Product design, Industriedesign, Produktdesign < Design
Interior design, Innenarchitektur, Raumgestaltung < Design
Exhibition design, Ausstellungsgestaltung < Design
Photography, Photographer, Fotografie, Fotograf
Video production, Video editing, Filming, Videoproduktion, Videoschnitt, Filmen, Premiere Pro, DaVinci Resolve
Audio production, Podcasting, Sound design, Podcasts, Tontechnik
Livestreaming, Webcasts, Live streaming ~ Video production
Human resources, HR, HR management, Personalwesen, Personalmanagement, Personalabteilung
Recruiting, Recruitment, Talent acquisition, Hiring, Personalgewinnung, Personalbeschaffung, Recruiter < Human resources
Active sourcing, Headhunting, Sourcing of candidates, Direktansprache < Recruiting
Job interviews, Interviewing, Assessment centre, Bewerbungsgespräche, Assessment-Center < Recruiting
Employer branding, Arbeitgebermarke < Recruiting ~ Brand management
Onboarding of employees, Onboarding, Einarbeitung, Einarbeitung neuer Mitarbeiter < Human resources
Offboarding, Exit interviews, Austrittsmanagement < Human resources
HR business partner, HRBP, Personalreferent < Human resources
Payroll, Payroll accounting, Lohnbuchhaltung, Gehaltsabrechnung, Entgeltabrechnung, Lohnabrechnung < Human resources
Compensation and benefits, Salary structures, Vergütung, Gehaltsstrukturen, Comp & Ben < Human resources
Company pension, Pension schemes, Betriebliche Altersvorsorge, Betriebsrente < Compensation and benefits
Performance management, Appraisal interviews, Employee reviews, Mitarbeitergespräche, Leistungsbeurteilung < Human resources
Talent management, Succession planning, Talentmanagement, Nachfolgeplanung < Human resources
Personnel development, Learning and development, L&D, Employee development, Personalentwicklung, Weiterbildung, Mitarbeiterentwicklung < Human resources
Organisational development, Organizational development, Organisationsentwicklung < Human resources
Workforce planning, Shift planning, Personalplanung, Personaleinsatzplanung, Schichtplanung, Dienstplanung < Human resources
Working time models, Time tracking, Flexitime, Arbeitszeitmodelle, Zeiterfassung, Gleitzeit < Human resources
Remote work, New work, Home office, Mobiles Arbeiten, Homeoffice < Human resources
Diversity and inclusion, Diversity, DEI, Equal opportunities, Diversität, Gleichstellung, Vielfalt < Human resources
Occupational health management, Workplace health, Betriebliches Gesundheitsmanagement, BGM, Betriebliche Gesundheitsförderung < Human resources
Return to work, Wiedereingliederung, Reintegration, Betriebliches Eingliederungsmanagement, BEM < Occupational health management
Works council, Works councillor, Co-determination, Betriebsrat, Mitbestimmung, Betriebsvereinbarungen < Human resources ~ Labour law
Representative for disabled employees, Schwerbehindertenvertretung < Human resources
Collective bargaining, Trade unions, Collective agreements, Tarifverhandlungen, Gewerkschaft, Tarifrecht, Tarifvertrag < Labour law
Global mobility, Expatriates, Work visas, Relocation, Entsendung, Auslandsentsendung < Human resources
Workday, SuccessFactors, SAP HCM, Personio, HRIS, HR software, Personalsoftware < Human resources
Conflict resolution, Mediation, Conflict management, Konfliktmanagement, Mediator, Konfliktlösung
Coaching, Business coaching, Coach, Systemic coaching, Systemisches Coaching
Mentoring, Mentor, Mentorship ~ Coaching
Team building, Teambuilding, Teamentwicklung, Team development
Leadership, People management, Team lead, Team leadership, Führung, Mitarbeiterführung, Personalführung, Teamleitung
Remote leadership, Distributed teams, Führung auf Distanz, Verteilte Teams < Leadership
Intercultural skills, Intercultural communication, Interkulturelle Kompetenz, Interkulturelle Kommunikation
Training delivery, Training, Trainer, Workshops, Seminars, Schulungen, Schulung, Seminare, Dozent
Apprenticeship training, Apprentices, Vocational training, Training supervisor, Ausbildung, Ausbilder, Berufsausbildung, AEVO, Azubis
E-learning, Online courses, Learning management system, LMS, Moodle, Onlinekurse < Personnel development
Instructional design, Didactics, Didaktik, Lernkonzepte < Personnel development
Teaching, Lecturing, Unterrichten, Lehre, Lehrtätigkeit
Facilitation, Workshop facilitation, Moderation, Workshop moderation, Moderieren, Moderator
Visual facilitation, Graphic recording, Sketchnotes < Facilitation ~ Illustration
Retrospectives, Retros, Retrospektiven < Agile methods ~ Facilitation
Public speaking, Presentations, Presenting, Rhetoric, Vorträge, Präsentieren, Präsentation, Rhetorik
PowerPoint, Keynote, Slide design, Präsentationsfolien < Public speaking
Storytelling ~ Public speaking, Copywriting
Nonviolent communication, Active listening, Gewaltfreie Kommunikation, Aktives Zuhören
Time management, Self-organisation, Zeitmanagement, Selbstorganisation
Problem solving, Problemlösung, Analytical thinking, Analytisches Denken
Decision making, Entscheidungsfindung
Stress management, Resilience, Mindfulness, Stressbewältigung, Resilienz, Achtsamkeit
Mental health first aid, Psychosoziale Unterstützung, Psychological support < Occupational health management ~ First aid
Nursing, Healthcare, Krankenpflege, Gesundheitswesen, Altenpflege
Medicine, Physician, Doctor of medicine, Medizin, Arzt
Psychology, Psychologie, Work psychology, Arbeitspsychologie
Physiotherapy, Physiotherapie
Childcare, Kinderbetreuung
Social work, Sozialarbeit
Volunteering, Ehrenamt, Freiwilligenarbeit
Translation, Translating, Translator, Übersetzen, Übersetzung, Übersetzer
Interpreting, Interpreter, Dolmetschen, Dolmetscher < Translation
Technical translation, Fachübersetzung, Technische Übersetzung < Translation ~ Technical documentation
Localisation, Localization, Lokalisierung < Translation
Subtitling, Subtitles, Untertitel, Untertitelung < Translation ~ Video production
German for foreigners, Deutsch als Fremdsprache, DaF < Teaching
Business English, English lessons, Wirtschaftsenglisch, Englischunterricht < Teaching
Plain language, Easy language, Leichte Sprache, Einfache Sprache < Editing
Braille, Brailleschrift
Microsoft Office, MS Office, Office 365, Microsoft 365
Microsoft Word, Word processing, Textverarbeitung < Microsoft Office
SharePoint, Microsoft SharePoint < Microsoft Office
Microsoft Teams < Microsoft Office
Google Workspace, G Suite
Notion app, Obsidian < Knowledge management
Chess, Schach
Jogging, Marathon, Long-distance running, Dauerlauf
Hiking, Mountaineering, Wandern, Bergsteigen, Bergwandern
Climbing, Bouldering, Klettern, Bouldern < Hiking
Skiing, Snowboarding, Skifahren, Skitouren
Cycling, Mountain biking, Road cycling, Radfahren, Mountainbiken, Rennrad
Football, Soccer, Fußball
Swimming, Schwimmen
Yoga, Pilates
Cooking, Baking, Kochen, Backen
Gardening, Gärtnern, Garten
Music, Musician, Musik, Musiker, Musizieren
Singing, Choir, Singen, Chor < Music
Guitar, Gitarre < Music
Piano, Klavier < Music
Board games, Brettspiele, Gesellschaftsspiele
Reading books, Book club, Lesen, Buchclub
`
