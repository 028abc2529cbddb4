/** What people do outside of offices and halls, and what they did before: trades, health, food, animals, culture, nature, public service. */
export const TRADES = `
Roofing, Roofer, Dachdecker, Dachdeckerei
Masonry, Mason, Bricklayer, Bricklaying, Maurer, Mauern, Mauerwerk
Stonemasonry, Stonemason, Steinmetz, Steinbildhauer, Steinbearbeitung
Plumber trade, Plumber, Heating installation, Klempner, Installateur, Sanitärinstallation, Heizungsbauer, Anlagenmechaniker SHK ~ Plumbing
House painting, House painter, Decorator, Maler und Lackierer, Malerarbeiten, Anstreicher
Tiling, Tiler, Fliesenleger, Fliesenlegen
Flooring, Parquet, Bodenleger, Parkettleger
Glazing, Glazier, Glassmaking, Glassblowing, Glaser, Glasbläser, Glaserei
Chimney sweeping, Chimney sweep, Schornsteinfeger, Kaminkehrer, Rauchfangkehrer
Scaffolding, Scaffolder, Gerüstbau, Gerüstbauer
Excavator operation, Digger driver, Baggerfahrer, Baggerfahren
Blasting, Explosives, Shot firing, Sprengtechnik, Sprengen, Sprengmeister, Sprengberechtigung
Explosive ordnance disposal, Bomb disposal, Mine clearance, Kampfmittelräumung, Bombenentschärfung, Bombenentschärfer, Entschärfer ~ Blasting
Building caretaking, Caretaker, Janitor, Concierge, Pförtner, Hauswart, Gatekeeper ~ Facility management
Security guarding, Security guard, Bouncer, Wachschutz, Werkschutz, Sicherheitsdienst, Objektschutz
Cleaning services, Cleaner, Housekeeping, Gebäudereinigung, Reinigungskraft, Putzkraft
Locksmithing, Locksmith, Schlüsseldienst, Schließtechnik
Blacksmithing, Blacksmith, Farrier, Kunstschmied, Hufschmied
Goldsmithing, Goldsmith, Jewellery making, Jeweller, Goldschmied, Schmuckherstellung, Juwelier
Watchmaking, Watchmaker, Clockmaker, Horology, Uhrmacher, Uhrmacherei
Pottery, Ceramics, Potter, Töpferei, Töpfern, Keramik, Keramiker
Bookbinding, Bookbinder, Buchbinder, Buchbinderei
Tailoring, Tailor, Dressmaking, Seamstress, Costume making, Schneider, Schneiderei, Schneidern, Kostümbildner ~ Textile production
Knitting, Crochet, Stricken, Häkeln
Weaving, Weaver, Weben, Weberei
Leatherwork, Saddler, Sattler, Sattlerei, Lederverarbeitung
Shoemaking, Shoemaker, Cobbler, Schuhmacher, Schuster
Hairdressing, Hairdresser, Barber, Friseur, Friseurin, Haarschnitt
Cosmetics, Beautician, Make-up artist, Kosmetik, Kosmetikerin, Maskenbildner, Visagist
Perfumery, Perfumer, Fragrances, Olfaction, Parfümeur, Parfümerie, Parfüm, Duftstoffe
Tattooing, Tattoo artist, Tätowierer, Tätowieren
Instrument making, Instrument maker, Musikinstrumentenbau, Instrumentenbauer < Musical instruments
Violin making, Luthier, Violin maker, Geigenbau, Geigenbauer < Instrument making ~ Violin
Piano making, Piano tuning, Piano tuner, Piano technician, Klavierbau, Klavierbauer, Klavierstimmer, Klavier stimmen < Instrument making ~ Piano
Organ building, Orgelbau, Orgelbauer < Instrument making ~ Pipe organ
Model making, Model maker, Modellbau, Modellbauer
Puppetry, Puppeteer, Puppenspieler, Puppenspiel
Restoration of art, Restoring paintings, Restaurieren, Art restoration, Art conservation, Conservator, Restaurator, Restaurierung, Kunstrestaurierung, Gemälderestaurierung
Monument preservation, Heritage conservation, Denkmalpflege, Denkmalschutz
Vehicle repair, Car mechanic, Auto mechanic, Motor mechanic, Kfz-Mechatroniker, Kfz-Mechaniker, Automechaniker, Autowerkstatt
Bicycle repair, Bike mechanic, Fahrradmechaniker, Fahrradreparatur, Fahrradwerkstatt
Vintage cars, Classic cars, Oldtimer
Bus driving, Bus driver, Busfahrer, Omnibusfahrer
Train driving, Train driver, Lokführer, Triebfahrzeugführer
Taxi driving, Taxi driver, Chauffeur, Taxifahrer, Fahrdienst
Seafaring, Sailor, Ship's officer, Nautical officer, Seefahrt, Seemann, Matrose, Nautiker, Kapitän
Sailing, Yachting, Segeln, Segelschein
Diving, Diver, Scuba diving, Commercial diving, Tauchen, Taucher, Berufstaucher, Tauchschein
Piloting aircraft, Private pilot licence, Pilotenschein, Flugzeugführer, Privatpilot
Helicopters, Helicopter pilot, Hubschrauber, Hubschrauberpilot, Helikopter
Aerial surveying, Aerial survey, Photogrammetry, Aerial photography, Photogrammetrie, Luftbilder, Luftbildvermessung ~ Drones
Paragliding, Gliding, Gleitschirmfliegen, Segelfliegen
Flight attendance, Flight attendant, Cabin crew, Flugbegleiter
Air traffic control, Air traffic controller, Fluglotse, Flugsicherung
Flood protection, Dikes, Dykes, Levees, Flood control, Hochwasserschutz, Deichbau, Deiche, Küstenschutz
Hydrology, Hydrologist, Hydrologie
Soil mechanics, Bodenmechanik, Baugrund
Geology, Geologist, Geologie, Geologe
Mining, Bergbau, Bergmann
Meteorology, Weather, Wetter, Meteorologist, Weather forecasting, Meteorologie, Meteorologe, Wettervorhersage
Avalanche warning, Avalanches, Avalanche, Snow science, Lawinenwarnung, Lawinenwarndienst, Lawinenwarner, Lawinen, Lawine, Schneedecke ~ Meteorology, Avalanche safety
Mountain guiding, Mountain guide, Bergführer ~ Hiking
Astronomy, Astronomer, Astronomie, Astronom, Sternwarte
Biology, Biologist, Biologie, Biologe
Marine biology, Marine biologist, Meeresbiologie, Meeresbiologe < Biology
Botany, Botanist, Botanik, Botaniker < Biology
Ecology, Nature conservation, Species protection, Ökologie, Naturschutz, Artenschutz < Biology
Microbiology, Mikrobiologie < Biology
Genetics, Genetik, Geneticist, Genetiker < Biology ~ Biotechnology
Archaeology, Archaeologist, Archäologie, Archäologe
Historical research, Historian, Historiker, Geschichtswissenschaft
Philosophy, Philosopher, Philosophie
Linguistics, Linguist, Linguistik, Sprachwissenschaft
Sociology, Soziologie, Social research, Sozialforschung
Library science, Librarian, Bibliothekar, Bibliothekswesen
Archives, Archivist, Archivar, Archivwesen
Museum work, Curator, Curating, Museum, Kurator
Farming, Farmer, Agriculture, Landwirtschaft, Landwirt
Dairy farming, Milking, Milchwirtschaft, Melken < Farming
Horticulture, Gardener, Landscape gardening, Gärtner, Gartenbau, Landschaftsbau, Landschaftsgärtner ~ Gardening
Tree care, Arborist, Tree surgeon, Baumpflege, Baumpfleger
Forestry, Forester, Ranger, Forstwirtschaft, Förster, Forstwirt
Hunting, Hunter, Jagd, Jäger, Jagdschein
Fishing, Angling, Fisherman, Fischerei, Angeln, Fischer
Beekeeping, Beekeeper, Apiculture, Bees, Honey, Imkerei, Imker, Bienen, Bienenhaltung, Bienenvölker, Honig
Viticulture, Winemaking, Winemaker, Vintner, Weinbau, Winzer, Kellerei ~ Wine
Wine, Sommelier, Wine tasting, Weinkunde, Wein, Weinkenner, Weinprobe, Weinverkostung
Brewing, Brewer, Beer, Brauerei, Brauer, Bierbrauen, Bier
Distilling, Distiller, Brennerei, Destillateur, Spirituosen
Coffee, Barista, Coffee roasting, Coffee roaster, Kaffee, Kaffeerösterei, Kaffeeröster, Kaffee rösten, Röstmeister
Tea, Tee, Teezeremonie
Baking trade, Baker, Bakery, Pastry, Confectioner, Bäcker, Bäckerei, Konditor, Konditorei, Patisserie ~ Cooking
Chocolate making, Chocolatier, Schokolade, Schokoladenherstellung ~ Baking trade
Cheese making, Cheesemaker, Cheesemaking, Cheese maker, Cheese, Dairy, Käserei, Käser, Käse, Käseherstellung, Molkerei
Butchery, Butcher, Metzger, Fleischer, Metzgerei
Gastronomy, Professional cook, Restaurant kitchen, Gastronomie, Küchenchef, Sous-chef ~ Cooking
Food service, Waiter, Waitress, Catering, Kellner, Bewirtung, Servicekraft
Bartending, Bartender, Cocktails, Barkeeper
Hotel management, Hospitality, Hotel reception, Hotelfach, Hotelfachfrau, Hotellerie
Nutrition, Dietetics, Dietician, Nutritionist, Ernährungsberatung, Ernährung, Diätassistent
Food hygiene, Food safety, Lebensmittelhygiene, Lebensmittelsicherheit ~ Food production
Sensory evaluation, Tasting panel, Sensorik von Lebensmitteln, Verkostung
Animal keeping, Zookeeper, Zoo keeping, Animal care, Zoo, Tierpflege, Tierpfleger, Tierhaltung
Veterinary medicine, Veterinarian, Vet, Tiermedizin, Tierarzt, Veterinärmedizin
Dog training, Dog trainer, Hundetraining, Hundetrainer, Hundeschule, Rettungshunde
Horse riding, Equestrian, Horses, Reiten, Reitlehrer, Pferde
Falconry, Falconer, Falknerei, Falkner
Big cats, Lions, Tigers, Großkatzen, Löwen < Animal keeping
General practice, Family doctor, General practitioner, Allgemeinmedizin, Hausarzt < Medicine
Occupational medicine, Company doctor, Works doctor, Occupational physician, Werksarzt, Betriebsarzt, Arbeitsmedizin < Medicine
Surgery, Surgeon, Chirurgie, Chirurg < Medicine
Paediatrics, Paediatrician, Pediatrics, Kinderheilkunde, Kinderarzt < Medicine
Psychiatry, Psychiatrist, Psychiatrie < Medicine
Radiology, Radiologie < Medicine
Travel medicine, Reisemedizin, Tropenmedizin < Medicine
Vaccination, Flu vaccination, Immunisation, Impfung, Impfungen, Grippeimpfung, Impfen
Dentistry, Dentist, Zahnmedizin, Zahnarzt
Dental technology, Dental technician, Zahntechnik, Zahntechniker
Prosthetics, Prosthetist, Artificial limbs, Orthopaedic technology, Orthopedic technology, Orthotics, Prothesen, Prothetik, Orthopädietechnik, Orthopädietechniker, Orthesen
Hearing aids, Audiology, Hearing care, Hörgeräteakustik, Hörakustiker, Hörgeräte
Optometry, Optician, Augenoptik, Optiker, Sehtest
Pharmacy, Pharmacist, Apotheke, Apotheker, Apothekerin
Midwifery, Midwife, Hebamme, Geburtshilfe
Speech therapy, Speech therapist, Speech and language therapy, Speech pathologist, Stammering, Stuttering, Logopädie, Logopäde, Sprachtherapie, Stottern
Occupational therapy, Occupational therapist, Ergotherapie, Ergotherapeut
Psychotherapy, Psychotherapist, Psychotherapie, Psychotherapeut < Psychology
Addiction counselling, Suchtberatung, Suchtprävention < Social work
Grief counselling, Bereavement support, Grief counseling, Bereavement counselling, Trauerbegleitung, Trauerbegleiter, Trauerarbeit
Hospice care, Palliative care, Hospice, Hospizarbeit, Hospiz, Palliativpflege, Sterbebegleitung ~ Grief counselling
Pastoral care, Chaplaincy, Chaplain, Pastor, Priest, Seelsorge, Pfarrer, Seelsorger
Funeral services, Undertaker, Funeral director, Bestattung, Bestatter
Massage, Massage therapist, Masseur, Physikalische Therapie
Alternative medicine, Acupuncture, Heilpraktiker, Akupunktur
Paramedicine, Paramedic, Ambulance service, Emergency medical services, Rettungsdienst, Sanitäter, Rettungssanitäter, Notfallsanitäter ~ First aid
Fire fighting, Firefighter, Fire brigade, Feuerwehr, Feuerwehrmann ~ Fire protection
Police work, Police officer, Criminal investigation, Polizei, Polizist, Kriminalpolizei
Military service, Soldier, Armed forces, Bundeswehr, Soldat, Reservist
Disaster relief, Civil protection, Katastrophenschutz, Technisches Hilfswerk, THW
Forensic accounting, Forensic accountant, Fraud investigation, Fraud detection, Fraud, Betrugsbekämpfung, Betrugsermittlung, Wirtschaftskriminalität, Betrug
Forensics, Forensic science, Forensik, Kriminaltechnik
Detective work, Private investigator, Detektiv, Ermittler
Diplomacy, Diplomat, Protocol and etiquette, Diplomatie, Protokoll und Etikette
Politics, Local politics, City council, Politik, Kommunalpolitik, Stadtrat
Lobbying, Public affairs, Interessenvertretung ~ Politics
Media training, Medientraining, Interviewtraining ~ Public speaking
Donations, Fundraiser, Spendenwerbung, Spenden, Spendensammeln ~ Charity work
Charity work, Non-profit, NGO, Gemeinnützige Arbeit, Vereinsarbeit
Early childhood education, Kindergarten teacher, Nursery school, Erzieher, Kindergarten, Kita ~ Childcare
Primary school teaching, School teacher, Schoolteacher, Lehrer, Lehramt, Grundschule < Teaching
Special education, Special needs education, Sonderpädagogik, Heilpädagogik < Teaching
Driving instruction, Driving instructor, Fahrlehrer, Fahrschule
Language teaching, Language teacher, Sprachlehrer, Sprachunterricht < Teaching
Sworn translation, Certified translation, Certified translator, Sworn translator, Beglaubigte Übersetzung, Beeidigte Übersetzung, Beeidigter Übersetzer, Urkundenübersetzung, Urkundenübersetzer < Translation
Sign language interpreting, Sign language interpreter, Gebärdensprachdolmetschen, Gebärdensprachdolmetscher < Interpreting
Conference interpreting, Simultaneous interpreting, Konferenzdolmetschen, Simultandolmetschen < Interpreting
Game localisation, Game localization, Video game translation, Spielelokalisierung < Localisation ~ Game development
Audio description, Closed captions, Captioning, Audiodeskription < Subtitling
Fiction writing, Novelist, Creative writing, Schriftsteller, Kreatives Schreiben
Poetry, Poet, Poetry slam, Poesie, Gedichte, Lyrik, Dichter
Screenwriting, Screenplay, Drehbuch, Drehbuchautor
Speech writing, Speechwriter, Redenschreiber, Reden schreiben ~ Copywriting
Acting, Actress, Theatre, Theater, Schauspiel, Schauspieler, Improtheater
Film directing, Film director, Theatre director, Regie, Regisseur
Stage technology, Stagecraft, Stage design, Set building, Bühnentechnik, Bühnenbau, Bühnenbild, Veranstaltungstechnik
Lighting design, Lighting technician, Lichttechnik, Lichtdesign
Magic tricks, Magician, Zauberei, Zauberkünstler
Circus arts, Acrobatics, Juggling, Zirkus, Akrobatik, Jonglieren
Dancing, Dance, Ballet, Tanz, Tanzen, Tänzer, Ballett, Salsa, Tango
Martial arts, Judo, Karate, Aikido, Capoeira, Kung fu, Kampfsport, Kampfkunst, Selbstverteidigung, Self-defence
Boxing, Kickboxen
Fencing, Fechten
Tennis, Table tennis, Badminton, Tischtennis
Volleyball, Basketball, Handball
Rowing, Kayaking, Canoeing, Rudern, Kajak, Paddeln
Cold water swimming, Ice bathing, Ice swimming, Cold exposure, Eisbaden, Eisschwimmen ~ Swimming
Surfing, Windsurfing, Kitesurfing, Wellenreiten
Triathlon, Ironman
Fitness training, Personal trainer, Strength training, Fitness, Fitnesstrainer, Krafttraining
Sports coaching, Sports coach, Sporttrainer, Übungsleiter
Refereeing, Referee, Schiedsrichter
Violin, Viola, Cello, Fiddle, Geige, Violine, Bratsche, Violoncello < Music, Musical instruments
Pipe organ, Organ, Organist, Harpsichord, Orgel, Orgelspiel, Cembalo < Music, Musical instruments
Drums, Percussion, Schlagzeug, Trommeln < Music, Musical instruments
Trumpet, Trombone, Brass instruments, Trompete, Posaune, Blechblasinstrumente, Blasmusik < Music, Musical instruments
Flute, Clarinet, Saxophone, Flöte, Querflöte, Klarinette, Saxophon, Saxofon < Music, Musical instruments
Accordion, Akkordeon < Music, Musical instruments
Choir conducting, Choir conductor, Choirmaster, Chorleitung, Chorleiter, Dirigieren, Dirigent < Music ~ Singing
Church music, Church musician, Kirchenmusik, Kirchenmusiker, Kantor < Music
Composing, Composer, Komponieren, Komponist < Music
Disc jockeying, DJ < Music
Musical instruments, Musical instrument, Musikinstrumente, Musikinstrument, Musikinstrumentenkunde
Painting as art, Watercolour, Oil painting, Malerei, Aquarell, Ölmalerei
Sculpture, Sculptor, Bildhauerei, Bildhauer
Calligraphy, Lettering, Kalligrafie, Kalligraphie
Origami, Paper folding, Papierfalten
Puzzles, Puzzle design, Escape rooms, Riddles, Rätsel, Rätselentwurf, Escape Room
Video games, Gaming, Computer games, Videospiele, Computerspiele, Gamer
Game design, Game designer, Spieledesign ~ Game development
Board game design, Spieleautor ~ Board games
Amateur radio, Ham radio, Amateurfunk
Travel guiding, Tour guide, Reiseleiter, Stadtführer, Reiseleitung, Stadtführungen
Tourism, Travel agent, Tourismus, Reisebüro
Wedding planning, Wedding planner, Hochzeitsplanung, Hochzeitsplaner ~ Event management
Floristry, Florist, Flower arranging, Floristik, Blumen
Antiques, Antique dealing, Auctions, Antiquitäten, Auktionator, Auktionen
Estate agency, Estate agent, Realtor, Immobilienmakler, Makler
Fashion design, Fashion designer, Modedesign
`
