/** Running software: cloud, platforms, networks, security, and help for those who use it. */
export const CLOUD = `
IT operations, IT-Betrieb, System operations
DevOps, DevOps engineering, DevOps-Ingenieur < IT operations
Site Reliability Engineer, Site reliability engineering, SRE < DevOps
Platform engineering, Internal developer platform, Plattformteam < DevOps
Cloud computing, Cloud, Cloud engineering, Cloud infrastructure, Cloud-Infrastruktur < IT operations
AWS, Amazon Web Services < Cloud computing
Azure, Microsoft Azure < Cloud computing
Google Cloud, GCP, Google Cloud Platform < Cloud computing
OpenStack < Cloud computing
Hetzner Cloud < Cloud computing
Cloud architecture, Cloud architect, Cloud-Architektur < Cloud computing ~ Software architecture
Cloud migration, Cloud-Migration, Migration to the cloud < Cloud computing
Cloud cost management, FinOps, Cloud-Kosten < Cloud computing
Serverless, AWS Lambda, Azure Functions, Functions as a service < Cloud computing
Container orchestration, Container platform, Containerplattform < DevOps, Cloud computing
Containers, Containerisation, Containerization, Containerisierung < DevOps
Kubernetes, K8s, Kube < Container orchestration ~ Docker
OpenShift, Red Hat OpenShift < Container orchestration ~ Kubernetes
Docker Swarm, Nomad < Container orchestration
Docker, Docker Compose, Podman < Containers ~ Kubernetes
Helm, Helm charts < Kubernetes
Service mesh, Istio, Linkerd < Kubernetes
GitOps, Argo CD, ArgoCD, Flux CD < Continuous integration ~ Kubernetes
Continuous integration, CI/CD, CI, Continuous delivery, Continuous deployment, Build pipelines < DevOps
Jenkins < Continuous integration
GitHub Actions < Continuous integration
GitLab CI < Continuous integration
Azure DevOps, Azure Pipelines < Continuous integration
Release management, Release engineering, Releasemanagement < DevOps
Infrastructure as code, IaC, Infrastruktur als Code < DevOps
Terraform, OpenTofu < Infrastructure as code
Pulumi < Infrastructure as code
CloudFormation, AWS CDK < Infrastructure as code ~ AWS
Configuration management, Konfigurationsmanagement < DevOps
Ansible < Configuration management ~ Infrastructure as code
Puppet < Configuration management
Chef Infra < Configuration management
Observability, Monitoring, System monitoring, Überwachung von Systemen < DevOps
Prometheus < Observability
Grafana < Observability ~ Data visualisation
Elastic Stack, ELK, Elasticsearch, Kibana, Logstash, OpenSearch < Observability
Datadog, New Relic, Dynatrace < Observability
OpenTelemetry, Distributed tracing < Observability
Log management, Splunk, Graylog, Protokollauswertung < Observability
Incident response, On-call, Incident management, Postmortems, Rufbereitschaft, Störungsmanagement < IT operations
Chaos engineering < Site Reliability Engineer
Disaster recovery, Business continuity, Notfallwiederherstellung, Notfallplanung < IT operations
Backup and restore, Backups, Datensicherung, Veeam < IT operations
High availability, Hochverfügbarkeit < IT operations
Capacity planning, Kapazitätsplanung < IT operations
Load balancing, HAProxy, Reverse proxy, Lastverteilung < Computer networks
Nginx, Apache HTTP Server, Traefik < Load balancing
System administration, Sysadmin, Systemadministration, Systemadministrator < IT operations
Linux, Linux administration, Debian, Ubuntu, Red Hat Enterprise Linux, RHEL < System administration
Unix, Solaris, AIX < System administration ~ Linux
Windows administration, Windows Server, Windows-Administration < System administration
Active Directory, Entra ID, Azure AD, LDAP, Verzeichnisdienst < Windows administration ~ Identity management
Exchange Server, Exchange administration < Windows administration
Microsoft 365 administration, Office 365 administration, Intune < Windows administration
macOS administration, Jamf < System administration
Virtualisation, Virtualization, VMware, Proxmox, Hyper-V, vSphere, Virtualisierung < System administration
Citrix, Virtual desktops, VDI < Virtualisation
Mainframe, z/OS, Großrechner < IT operations
Storage systems, SAN, NAS, Ceph, Speichersysteme < IT operations
Data centres, Data center, Rechenzentrum, Rechenzentren < IT operations
Computer networks, Networking, Network engineering, Netzwerke, Netzwerktechnik, Netzwerkadministration < IT operations
Routing and switching, Cisco, CCNA, BGP, OSPF, VLAN < Computer networks
Wireless networks, WLAN, Wi-Fi, Funknetze < Computer networks
VPN, WireGuard, IPsec < Computer networks ~ Information security
Firewalls, Fortinet, Palo Alto Networks, pfSense < Computer networks ~ Information security
DNS, Domain Name System < Computer networks
TCP/IP, Network protocols, Netzwerkprotokolle < Computer networks
Voice over IP, VoIP, Telephony, SIP, Telefonie < Computer networks
Telecommunications, 5G, LTE, Telekommunikation, Nachrichtentechnik
Fibre optics, Fiber optics, Glasfaser, Lichtwellenleiter < Telecommunications
Information security, Cybersecurity, Cyber security, IT security, InfoSec, Informationssicherheit, IT-Sicherheit, Cybersicherheit
Penetration testing, Pentesting, Ethical hacking, Red team, Penetrationstest < Information security
Application security, AppSec, OWASP, Secure coding, Anwendungssicherheit < Information security
DevSecOps < Application security ~ DevOps
Cloud security, Cloud-Sicherheit < Information security ~ Cloud computing
Network security, Netzwerksicherheit < Information security
Security operations, SOC, Security Operations Center, Blue team < Information security
SIEM < Security operations
Threat modelling, Threat modeling, Bedrohungsanalyse < Information security
Digital forensics, IT forensics, IT-Forensik, Malware analysis < Information security
Vulnerability management, Schwachstellenmanagement, Patch management < Information security
Identity management, Identity and access management, IAM, Identitätsmanagement, Berechtigungsmanagement < Information security
Single sign-on, SSO, SAML, OpenID Connect, OAuth, Keycloak < Identity management
Public key infrastructure, PKI, X.509, Zertifikatsverwaltung < Cryptography
Cryptography, Encryption, Kryptographie, Kryptografie, Verschlüsselung < Information security
Zero trust < Information security
ISO 27001, ISMS, Informationssicherheitsmanagement < Information security ~ Compliance
BSI IT-Grundschutz, IT-Grundschutz < Information security ~ ISO 27001
Security awareness, Phishing training, Sicherheitsschulung < Information security
OT security, Industrial security, IEC 62443, Industrielle Sicherheit < Information security ~ Industrial automation
Critical infrastructure, KRITIS, NIS2, Kritische Infrastrukturen < Information security
IT service management, ITSM, ITIL, IT-Servicemanagement < IT operations
IT support, Helpdesk, Service desk, Desktop support, First level support, Second level support, Anwenderbetreuung, IT-Hilfe < IT service management
ServiceNow < IT service management
IT asset management, Software licensing, Lizenzmanagement < IT service management
Hardware support, PC-Technik, Rechner einrichten < IT support
Enterprise architecture, TOGAF, Unternehmensarchitektur ~ Software architecture
IT management, CIO, IT-Leitung, Head of IT
IT procurement, IT-Beschaffung < IT management ~ Procurement
Digital transformation, Digitalisation, Digitalization, Digitalisierung, Digitale Transformation
Enterprise resource planning, ERP, ERP-System
SAP, SAP S/4HANA, S/4HANA, SAP ERP, SAP R/3 < Enterprise resource planning
Microsoft Dynamics, Dynamics 365, Navision, Business Central < Enterprise resource planning
Odoo < Enterprise resource planning
Internet of Things, IoT, Industrial IoT, IIoT, Internet der Dinge
MQTT < Internet of Things ~ Message queues
Edge computing < Internet of Things ~ Cloud computing
`
