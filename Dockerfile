# The web app and the server are built with every package; the last stage holds what the server runs on, and no more.
# Every native part comes ready in its package: without --ignore-scripts npm would look for a compiler.
FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY api/package.json api/
COPY web/package.json web/

FROM manifests AS build
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY shared shared
COPY web web
COPY api api
COPY scripts scripts
RUN TERO_ON_PROJECT_NODE=1 node scripts/build.mjs

FROM manifests AS packages
RUN npm ci --omit=dev --ignore-scripts -w shared -w api --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN install --directory --owner=node --group=node /data /backups
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY shared shared
COPY api api
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/web/dist-server web/dist-server
# Fly gives a volume's mount point to this user. Everything else belongs to root, and the container may be read-only.
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself refuses to write outside the volumes, to read outside them and the app, and to start other programs, also in
# the threads that draw first views and find (scripts/image.test.mjs tries it).
CMD ["node", "--permission", "--allow-addons", "--allow-worker", "--allow-fs-read=/app", "--allow-fs-read=/data", \
  "--allow-fs-read=/backups", "--allow-fs-write=/data", "--allow-fs-write=/backups", "--disable-warning=PERM0001", "--disable-warning=PERM0006", "api/dist/main.mjs"]
